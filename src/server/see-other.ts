/**
 * The answer to a form: another page, asked for by GET (303). An address may hold a key: it goes to no other site, and
 * into no cache. `cookies` go along.
 */
export function seeOther(location: string, cookies: string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
