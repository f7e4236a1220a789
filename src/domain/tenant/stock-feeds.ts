/** The feeds that a dealer's stock is joined from: `stock.source`, then those of `stock.feeds`. */
import type { Settings, StockSettings } from './settings/settings.ts';

/** The name of `stock.source` among several. */
export const mainFeed = 'main';

export interface StockFeed {
  /** `main`, or as `stock.feeds` calls it. */
  name: string;
  /** Where its settings stand: `['stock']`, or `['stock', 'feeds', 0]`. */
  at: (string | number)[];
  source: StockSettings['source'];
  /** Stands before the ids of this feed. */
  idPrefix: string | null;
  /** Settings as they are for a dealer who has this feed alone. */
  stock: StockSettings;
}

/** All of them, the one that counts first in front. */
export function feedsOf(stock: StockSettings): [StockFeed, ...StockFeed[]] {
  // Records of an earlier build have none.
  const further = (stock.feeds as StockSettings['feeds'] | undefined) ?? [];
  return [
    { name: mainFeed, at: ['stock'], source: stock.source, idPrefix: null, stock },
    ...further.map(({ name, idPrefix, ...own }, index) => ({
      name,
      at: ['stock', 'feeds', index],
      source: own.source,
      idPrefix,
      stock: { ...stock, ...own },
    })),
  ];
}

/** Those at an address, which have to be fetched. */
export const addressFeeds = (stock: StockSettings) =>
  feedsOf(stock).flatMap(({ source, ...feed }) => (source.kind === 'url' ? [{ ...feed, source }] : []));

/** A dealer's settings as they are where it has this feed alone. */
export const settingsOf = (settings: Settings, { stock }: StockFeed): Settings => ({ ...settings, stock });
