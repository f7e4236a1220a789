export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** "12 min", "11 h", "9 d". */
export function spanOf(ms: number): string {
  const hours = Math.max(0, ms) / hourMs;
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`;
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} d`;
}
