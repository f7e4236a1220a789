/**
 * Whether a call that changes something comes from the dealer's own pages. Browsers name the page's origin with
 * every such call; a program that is no browser has no cookie to abuse.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  return origin === null || hostOf(origin) === (request.headers.get('host') ?? new URL(request.url).host).toLowerCase();
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null;
}
