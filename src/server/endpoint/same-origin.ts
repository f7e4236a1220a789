/** Browsers send the page's origin with every changing call; other programs have no cookie to abuse. */
export function isSameOrigin(request: Request): boolean {
  // Pages cannot forge this header; a referrer policy may hide `origin` from a form's POST.
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || hostOf(origin) === (request.headers.get('host') ?? new URL(request.url).host).toLowerCase();
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null;
}
