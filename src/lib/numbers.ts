/**
 * A whole number with comma thousands: 48210 gives "48,210", and a fraction is rounded. Much quicker than the locale's
 * own formatter, which lists of thousands of vehicles would wait for.
 */
export function withCommas(value: number): string {
  const rounded = Math.round(Math.abs(value));
  let digits = String(rounded);
  // From 1e21 on a number is written with an exponent.
  if (rounded >= 1e21 || !Number.isFinite(rounded)) return rounded.toLocaleString('en-AU');
  let grouped = '';
  while (digits.length > 3) {
    grouped = `,${digits.slice(-3)}${grouped}`;
    digits = digits.slice(0, -3);
  }
  return `${value < 0 && rounded > 0 ? '-' : ''}${digits}${grouped}`;
}

/** "1 dealer", "2,340 rows". */
export const counted = (n: number, noun: string): string => `${withCommas(n)} ${noun}${n === 1 ? '' : 's'}`;
