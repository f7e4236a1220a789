/**
 * Takes out what a site's headers say only to browsers on https: on this machine there is no
 * certificate, and a browser that went to https would find nothing (Safari does so on localhost).
 */
export function forPlainHttp(headers: Record<string, string>): Record<string, string> {
  const { 'strict-transport-security': _hsts, ...rest } = headers;
  const policy = rest['content-security-policy'];
  if (policy === undefined) return rest;
  const directives = policy.split(';').map((directive) => directive.trim());
  const kept = directives.filter((directive) => directive && directive !== 'upgrade-insecure-requests');
  return { ...rest, 'content-security-policy': kept.join('; ') };
}
