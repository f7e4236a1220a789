/** What a `Host` header asks for: a dealer's site, the list of dealers, or a host that is not ours. */
export type HostTarget = { kind: 'dealer'; slug: string } | { kind: 'list' } | { kind: 'foreign' };

const LIST_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads a `Host` header. Names outside localhost are foreign even though they reached this
 * machine: a web page elsewhere could point its own name here and read what a dealer's site says.
 */
export function hostTarget(header: string | undefined): HostTarget {
  const [, name = '', port = ''] = /^(.*?)(?::(\d*))?$/v.exec((header ?? '').toLowerCase()) ?? [];
  if (Number(port) > 65_535) return { kind: 'foreign' };
  const host = name.replace(/\.$/v, '');
  if (LIST_HOSTS.has(host)) return { kind: 'list' };
  const slug = /^([a-z0-9][a-z0-9\-]*)\.localhost$/v.exec(host)?.[1];
  return slug === undefined ? { kind: 'foreign' } : { kind: 'dealer', slug };
}
