/** Address of a page of a demo dealer on the server that the global set-up started. */
export function siteUrl(slug: string, path = '/'): string {
  return `http://${slug}.localhost:${process.env.E2E_PORT}${path}`;
}

/** Address of the list of dealers. */
export function listUrl(): string {
  return `http://localhost:${process.env.E2E_PORT}/`;
}
