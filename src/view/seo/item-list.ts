import type { ItemList, WithContext } from 'schema-dts';

/** The pages of a list in order, each by its address. */
export function itemList(pages: readonly { url: string }[], siteUrl: string): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: pages.map(({ url }, index) => ({ '@type': 'ListItem', position: index + 1, url: siteUrl + url })),
  };
}
