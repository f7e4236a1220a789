/** What a `Host` header asks for: a dealer's site, the list of dealers, or a name outside this machine. */
export type HostTarget = { kind: 'dealer'; slug: string } | { kind: 'list' } | { kind: 'elsewhere'; host: string };

const LIST_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads a `Host` header. A name outside localhost is answered only where it is a dealer's own: a web
 * page elsewhere could point its name here and read what a dealer's site says.
 */
export function hostTarget(header: string | undefined): HostTarget {
  const [, name = '', port = ''] = /^(.*?)(?::(\d*))?$/v.exec((header ?? '').toLowerCase()) ?? [];
  if (Number(port) > 65_535) return { kind: 'elsewhere', host: name };
  const host = name.replace(/\.$/v, '');
  if (LIST_HOSTS.has(host)) return { kind: 'list' };
  const slug = /^([a-z0-9][a-z0-9\-]*)\.localhost$/v.exec(host)?.[1];
  return slug === undefined ? { kind: 'elsewhere', host } : { kind: 'dealer', slug };
}

/** Address of a dealer's site on this machine, or of the list of dealers. */
export const localUrl = (port: number, slug?: string): string => `http://${slug ? `${slug}.` : ''}localhost:${port}/`;
