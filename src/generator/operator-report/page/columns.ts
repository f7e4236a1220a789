import { withCommas } from '#src/lib/numbers.ts';
import { above, below, limits, rowsLevel } from '../judge.ts';
import type { DealerReport, Level } from '../report-data.ts';
import { dayMs, hourMs, spanOf } from '../spans.ts';
import { sparkLine } from './charts.ts';
import { html, type Markup } from './html.ts';

export interface ReportColumn {
  id: string;
  name: string;
  /** `always`, `medium` from 900 px, `wide` from 1240 px. */
  from: 'always' | 'medium' | 'wide';
  /** Sort direction of the first click. */
  first: 'ascending' | 'descending';
  cell: (dealer: DealerReport, now: number) => Cell;
}

interface Cell {
  /** Sort value; null is unknown and comes last. */
  value: number | null;
  content: Markup;
  level?: Level | null;
}

const dash = html`–`;

const coverageColumn = (id: 'price' | 'photos' | 'comments', name: string): ReportColumn => ({
  id,
  name,
  from: id === 'comments' ? 'wide' : 'medium',
  first: 'ascending',
  cell: ({ site }) => {
    const value = site?.coverage[id] ?? null;
    return {
      value,
      content: value === null ? dash : html`${value}<i class="meter" style="--share:${value}%"></i>`,
      level: below(value, limits[id]),
    };
  },
});

export const siteColumns: ReportColumn[] = [
  {
    id: 'stock',
    name: 'Stock, 30 days',
    from: 'always',
    first: 'descending',
    cell: ({ site }) => ({
      value: site?.vehicles ?? null,
      content: site ? html`${withCommas(site.vehicles)}${sparkLine(site.days.map(({ onSale }) => onSale))}` : dash,
    }),
  },
  {
    id: 'changed',
    name: 'Sold, new, cheaper',
    from: 'medium',
    first: 'descending',
    cell: ({ site }) => {
      const changed = site?.changed ?? null;
      if (changed === null) return { value: null, content: dash };
      const gone = changed.sold + changed.gone;
      const moved = gone + changed.new + changed.cheaper;
      return { value: moved, content: moved === 0 ? dash : html`${gone} / ${changed.new} / ${changed.cheaper}` };
    },
  },
  coverageColumn('price', 'Price'),
  coverageColumn('photos', 'Photos'),
  coverageColumn('comments', 'Text'),
  {
    id: 'rejected',
    name: 'Rows rejected',
    from: 'medium',
    first: 'descending',
    cell: ({ site }) => {
      if (!site) return { value: null, content: dash };
      const fields = [...new Set(site.rejected.map(({ field }) => field ?? 'whole row'))].slice(0, 2);
      return {
        value: site.rejected.length,
        content: html`${site.rejected.length}${fields.length > 0 && html`<small>${fields.join(', ')}</small>`}`,
        level: rowsLevel(site.rejected, site.rows),
      };
    },
  },
  {
    id: 'feed',
    name: 'Feed age',
    from: 'medium',
    first: 'descending',
    cell: ({ site, problems }) => ({
      value: site?.feed.ageHours ?? null,
      content: site ? html`${spanOf(site.feed.ageHours * hourMs)}` : dash,
      level: problems.find(({ kind }) => kind === 'feed')?.level ?? null,
    }),
  },
  {
    id: 'refreshed',
    name: 'Refreshed',
    from: 'wide',
    first: 'descending',
    cell: ({ site, problems }, now) => ({
      value: site && Math.round((now - site.refreshedAt) / 60_000),
      content: site ? html`${spanOf(now - site.refreshedAt)}` : dash,
      level: problems.find(({ kind }) => kind === 'refresh')?.level ?? null,
    }),
  },
  {
    id: 'weight',
    name: 'Page, kB',
    from: 'wide',
    first: 'descending',
    cell: ({ site }) => {
      const kilobytes = site?.page?.kilobytes ?? null;
      return {
        value: kilobytes,
        content: kilobytes === null ? dash : html`${Math.round(kilobytes)}`,
        level: kilobytes === null ? null : above(kilobytes, limits.pageKilobytes),
      };
    },
  },
  {
    id: 'warnings',
    name: 'Warnings',
    from: 'wide',
    first: 'descending',
    cell: ({ site }) => ({
      value: site?.warnings.length ?? null,
      content: site
        ? html`${site.warnings.length}${site.warnings.some(({ isNew }) => isNew) && html`<small>new</small>`}`
        : dash,
    }),
  },
];

export const leadColumns: ReportColumn[] = [
  {
    id: 'undelivered',
    name: 'Not sent',
    from: 'medium',
    first: 'descending',
    cell: ({ leads }) => {
      const count = leads?.undelivered.length ?? 0;
      return { value: count, content: html`${count}`, level: count > 0 ? 'bad' : null };
    },
  },
  {
    id: 'reply',
    name: 'Reply',
    from: 'wide',
    first: 'descending',
    cell: ({ leads }) => {
      const half = leads?.times?.half ?? null;
      return {
        value: half === null ? null : Math.round(half),
        content: half === null ? dash : html`${spanOf(half * 60_000)}`,
        level: half === null ? null : above(half, limits.replyMinutes),
      };
    },
  },
];

export const definitions = (withLeads: boolean): [name: string, text: string][] => [
  [
    'Dealer',
    'The icon shows the dealer’s most serious issue: octagon, needs attention; triangle, needs a check; disc, nothing to do.',
  ],
  [
    'Stock, 30 days',
    'Vehicles that can be bought now; the line shows how many there were after each day’s last build, for 30 days. It starts at its lowest value, or at four fifths of its highest if that is less.',
  ],
  ['Sold, new, cheaper', 'Changes made by the last build or refresh that changed the site. A dash means none.'],
  [
    'Price, Photos, Text',
    `Percentage of vehicles for sale with a price; with at least five photos of their own; with a comment of at least 80 characters. Amber below ${limits.price[0]}, ${limits.photos[0]}, ${limits.comments[0]}; red below ${limits.price[1]}, ${limits.photos[1]}, ${limits.comments[1]}.`,
  ],
  [
    'Rows rejected',
    `Rows of the feed that are not published, with the fields responsible. Amber above ${limits.rejectedShare[0]}% of the feed, red above ${limits.rejectedShare[1]}%, from ${limits.rejectedRows} rows; vehicles that the dealer hides from the site don’t count towards this.`,
  ],
  [
    'Feed age',
    `Time since a build here first saw the feed’s current content. For feeds from a URL, amber above ${limits.feedHours} h and red from the number of days in the dealer’s stock.refresh.staleDays; a file in the dealer’s folder is never late.`,
  ],
  [
    'Refreshed',
    `Time since the last successful build or refresh, including one that found nothing to do. Amber above ${limits.refreshHours[0]} h, red above ${(limits.refreshHours[1] * hourMs) / dayMs} days.`,
  ],
  [
    'Page, kB',
    `The median vehicle page with its stylesheets and scripts, compressed, without images and fonts. Amber above ${limits.pageKilobytes[0]}, red above ${limits.pageKilobytes[1]}.`,
  ],
  ['Warnings', 'Warnings from the last build; “new” if at least one of them wasn’t in the build before it.'],
  ...(withLeads
    ? ([
        [
          'Not sent',
          'Leads from the last 30 days that are stored but haven’t reached anyone at the dealer: abandoned, or still being retried after more than 15 minutes. Any at all is red.',
        ],
        [
          'Reply',
          `Half of the answered leads from the last 30 days were answered within this time. Amber above ${limits.replyMinutes[0]} min, red above ${limits.replyMinutes[1] / 60} h; a dash where replies aren’t reported back.`,
        ],
      ] satisfies [string, string][])
    : []),
];
