/** Https only, or http on this machine: keys must not cross a network unencrypted. */
export function secureOrigin(host: string): string | null {
  const address = /^[a-z]+:\/\//i.test(host) ? host : `https://${host}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback) ? url.origin : null;
}
