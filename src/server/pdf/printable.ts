const unprintable =
  /[^\n\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u2013\u2014\u2018-\u201e\u2020\u2022\u2026\u2030\u2039\u203a\u20ac\u2122\u2190-\u2193\u2212]/gu;

/** Replaces bullets; drops characters missing from the fonts. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2713\u2714\u2705\u25cf\u25aa\u25ba\u2023\u27a4\u2b50\u2605\u25b6]\ufe0f?/gu, '•')
    .replace(/[\u2010-\u2012\u2015]/gu, '–')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/gu, ' ')
    .replace(unprintable, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

export function paragraphsOf(html: string): string[] {
  const text = html
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^>]*>/gi, '\n• ')
    .replace(/<br\b[^>]*>|<\/?(?:p|div|ul|ol|li|h[1-6]|tr|table|blockquote)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi,
      (whole, name: string) => named[name.toLowerCase()] ?? numbered(name) ?? whole,
    );
  return text
    .split('\n')
    .map(printable)
    .filter((line) => line !== '' && line !== '•');
}

function numbered(name: string): string | null {
  if (!name.startsWith('#')) return null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
}
