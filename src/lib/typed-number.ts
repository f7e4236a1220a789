const number =
  /^(?<before>[^\d.\-−]*)(?<digits>\d[\d,\s]*(?:\.\d+)?|\.\d+)\s*(?<factor>k(?!\s*m)|m(?!\s*i))?\s*(?<after>\D*)$/iv;
const unit = /^(?:km|kms|kilomet(?:er|re)s?|mi|miles?|dollars?|aud|nzd|usd|or (?:less|more|under|over))?\.?$/iv;

/** "33,000", "$33k", "1.5k", "100 000 km", "1.2m", "３３，０００". Null if empty, undefined if not one amount ("1e9"). */
export function typedNumber(text: string): number | null | undefined {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  const { digits, factor, after = '' } = number.exec(plain)?.groups ?? {};
  if (digits === undefined || !unit.test(after.trim())) return undefined;
  const times = { k: 1000, m: 1_000_000 }[factor?.toLowerCase() ?? ''] ?? 1;
  return Math.round(Number(digits.replace(/[,\s]/g, '')) * times * 100) / 100;
}

export const amountError = 'Enter an amount in figures, such as 33,000.';

/** Approximation for `pattern` attributes without scripts. */
export const typedNumberPattern = '[^0-9０-９.\\-]*[0-9０-９][0-9０-９,，. ]*[^0-9０-９]*';
