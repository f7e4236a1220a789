import type { Settings, StockSettings } from './settings/settings.ts';

export const mainFeed = 'main';

export interface StockFeed {
  name: string;
  /** `['stock']`, or `['stock', 'feeds', 0]`. */
  at: (string | number)[];
  source: StockSettings['source'];
  idPrefix: string | null;
  /** As if this were the only feed. */
  stock: StockSettings;
}

export function feedsOf(stock: StockSettings): [StockFeed, ...StockFeed[]] {
  // Missing from earlier builds' records.
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

export const addressFeeds = (stock: StockSettings) =>
  feedsOf(stock).flatMap(({ source, ...feed }) => (source.kind === 'url' ? [{ ...feed, source }] : []));

export const settingsOf = (settings: Settings, { stock }: StockFeed): Settings => ({ ...settings, stock });
