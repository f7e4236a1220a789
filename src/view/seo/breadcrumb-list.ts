import type { BreadcrumbList, WithContext } from 'schema-dts';

/** The last crumb is the page itself, at `path`. */
export function breadcrumbList(
  crumbs: readonly { label: string; url: string | null }[],
  path: string,
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + (url ?? path),
    })),
  };
}
