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
    name: 'Rows set aside',
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
    'Its mark is the worst of its problems: octagon, needs a person; triangle, look at it; disc, nothing to do.',
  ],
  [
    'Stock, 30 days',
    'Vehicles that can be bought now, and after the last build of each of the last 30 days. The line begins at its lowest value, or four fifths of its highest if that is less.',
  ],
  ['Sold, new, cheaper', 'What the last build or refresh that changed the site changed. A dash: nothing of it.'],
  [
    'Price, Photos, Text',
    `Per cent of the vehicles on sale with a price; with five photos or more of their own; with a comment of 80 letters or more. Amber under ${limits.price[0]}, ${limits.photos[0]}, ${limits.comments[0]}; red under ${limits.price[1]}, ${limits.photos[1]}, ${limits.comments[1]}.`,
  ],
  [
    'Rows set aside',
    `Rows of the feed that are not published, with the fields at fault. Amber over ${limits.rejectedShare[0]} % of the feed, red over ${limits.rejectedShare[1]} %, from ${limits.rejectedRows} rows on; vehicles that the dealer keeps off the site do not count for that.`,
  ],
  [
    'Feed age',
    `Since a build here first saw the feed say what it says now. Of feeds at an address amber over ${limits.feedHours} h, red from the days on that stock.refresh.staleDays of the dealer names; a file in the dealer’s folder is never late.`,
  ],
  [
    'Refreshed',
    `Since the last build or refresh that succeeded, also one that found nothing to do. Amber over ${limits.refreshHours[0]} h, red over ${(limits.refreshHours[1] * hourMs) / dayMs} days.`,
  ],
  [
    'Page, kB',
    `The middle vehicle page with its stylesheets and scripts, compressed, without pictures and fonts. Amber over ${limits.pageKilobytes[0]}, red over ${limits.pageKilobytes[1]}.`,
  ],
  ['Warnings', 'Of the last build; “new” when the build before did not have one of them.'],
  ...(withLeads
    ? ([
        [
          'Not sent',
          'Leads of 30 days that are stored but have reached nobody at the dealer: given up, or tried for more than 15 minutes. Any is red.',
        ],
        [
          'Reply',
          `Half of the answered leads of 30 days were answered within it. Amber over ${limits.replyMinutes[0]} min, red over ${limits.replyMinutes[1] / 60} h; a dash where no answers are reported back.`,
        ],
      ] satisfies [string, string][])
    : []),
];
