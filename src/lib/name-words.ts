/** Splits "rideAwayPrice", "Ride_Away Price" and "RIDE AWAY PRICE ($)" alike. */
export const nameWords = (name: string): string[] =>
  name
    .replaceAll(/[ßẞ]/g, 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^a-z\d]+/)
    .filter(Boolean);
