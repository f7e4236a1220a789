export function siteUrl(slug: string, path = '/'): string {
  return `http://${slug}.localhost:${process.env.E2E_PORT}${path}`;
}

export function listUrl(): string {
  return `http://localhost:${process.env.E2E_PORT}/`;
}
