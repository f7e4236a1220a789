/** Where a calculator starts that speaks for nobody (FIN-03): ten per cent a year over five years, as the specification has it. */
export const plainRatePerYear = 10;
export const plainTermYears = 5;
