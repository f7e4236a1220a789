/**
 * A typed amount: "33,000", "$33k", "1.5k", "100 000 km", "1.2m". Null for an emptied field, undefined
 * where there is no number.
 */
export function typedNumber(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const [, digits, thousands] = /(\d[\d,\s]*(?:\.\d+)?|\.\d+)\s*(k(?!\s*m)|m(?!\s*i))?/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const factor = { k: 1000, m: 1_000_000 }[thousands?.toLowerCase() ?? ''] ?? 1;
  return Math.round(Number(digits.replace(/[,\s]/g, '')) * factor * 100) / 100;
}
