/** Browsers send the origin with every call that changes data. Other programs have no cookie to abuse. */
export function isSameOrigin(request: Request): boolean {
  // Pages can't forge this; a referrer policy may strip `origin` from a form's POST.
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || hostOf(origin) === (request.headers.get('host') ?? new URL(request.url).host).toLowerCase();
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null;
}
