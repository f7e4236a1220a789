/**
 * Whether a call that changes something comes from the dealer's own pages. Browsers name the page's origin with
 * every such call; a program that is no browser has no cookie to abuse.
 */
export function isSameOrigin(request: Request): boolean {
  // The browser's own word, which no page can write; an origin may be hidden from a form's post by a referrer policy.
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || hostOf(origin) === (request.headers.get('host') ?? new URL(request.url).host).toLowerCase();
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null;
}
