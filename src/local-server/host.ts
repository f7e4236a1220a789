export type HostTarget = { kind: 'dealer'; slug: string } | { kind: 'list' } | { kind: 'elsewhere'; host: string };

const LIST_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Names other than localhost must belong to a dealer: otherwise, another site could point its domain here and read
 * dealers' sites (DNS rebinding).
 */
export function hostTarget(header: string | undefined): HostTarget {
  const [, name = '', port = ''] = /^(.*?)(?::(\d*))?$/v.exec((header ?? '').toLowerCase()) ?? [];
  if (Number(port) > 65_535) return { kind: 'elsewhere', host: name };
  const host = name.replace(/\.$/v, '');
  if (LIST_HOSTS.has(host)) return { kind: 'list' };
  const slug = /^([a-z0-9][a-z0-9\-]*)\.localhost$/v.exec(host)?.[1];
  return slug === undefined ? { kind: 'elsewhere', host } : { kind: 'dealer', slug };
}

export const localUrl = (port: number, slug?: string): string => `http://${slug ? `${slug}.` : ''}localhost:${port}/`;
