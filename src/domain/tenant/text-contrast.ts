/** AA (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5;
