/** Rows of a table test that only the matrix run asks. */
export const onlyInMatrix = <T>(...rows: T[]): T[] => (process.env.MATRIX ? rows : []);
