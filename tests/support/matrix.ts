/** Only in the matrix run. */
export const onlyInMatrix = <T>(...rows: T[]): T[] => (process.env.MATRIX ? rows : []);
