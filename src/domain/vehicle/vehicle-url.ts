/** ROUTE-07. */
export function vehicleUrl(slug: string): string {
  return `/cars/${slug}`;
}
