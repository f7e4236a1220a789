export function vehicleUrl(slug: string): string {
  return `/cars/${slug}`;
}
