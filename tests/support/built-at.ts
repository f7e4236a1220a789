/** A Friday, 10 am in Sydney, noon in Auckland, Thursday evening in Chicago. */
export const builtAt = '2026-11-20T10:00:00+11:00';

const hour = 3_600_000;

export const hoursLater = (hours: number): Date => new Date(Date.parse(builtAt) + hours * hour);
