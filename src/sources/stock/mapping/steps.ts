/** Splits "dealers[0].cars" or "dealers.0.cars". */
export const stepsOf = (path: string): string[] => path.split(/[.[\]]+/).filter((step) => step !== '');
