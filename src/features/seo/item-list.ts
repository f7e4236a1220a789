import type { ItemList, WithContext } from 'schema-dts';

/** The vehicles of a list page in order, each by its own page's address. */
export function itemList(cards: readonly { url: string }[], siteUrl: string): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org', '@type': 'ItemList',
    itemListElement: cards.map(({ url }, index) => ({ '@type': 'ListItem', position: index + 1, url: siteUrl + url })),
  };
}
