/** Escapes `<`, so that nothing can close the script element. */
export const jsonLd = (object: object): string => JSON.stringify(object).replace(/</g, '\\u003c');
