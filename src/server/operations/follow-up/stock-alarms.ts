import { eq } from 'drizzle-orm';
import type { FeedErrorCode } from '#src/domain/vehicle/feed-error.ts';
import { addressFeeds, feedsOf } from '#src/domain/tenant/stock-feeds.ts';
import { asSentence } from '#src/lib/as-sentence.ts';
import { formatLongDate, localDate } from '#src/lib/dates.ts';
import { stockChecks } from '../../platform/database/schema.ts';
import type { DealerRecord } from '../../platform/dealer/dealer-record.ts';
import type { FeedCheck } from '#src/domain/vehicle/feed-checks.ts';
import { buildLate } from '../stock-refresh/stock-check.ts';
import { isStale } from '../stock-refresh/stock-status.ts';
import { endForeignFeeds, notifyOperator, type AlarmRun, type Trouble } from './tell-operator.ts';

/** Brief outages don't raise or clear alarms. */
const quietFailures = 2;

type Row = typeof stockChecks.$inferSelect;

export async function notifyOfStock(round: AlarmRun, quiet = quietFailures): Promise<void> {
  const { db, dealer, now } = round;
  const [row] = await db.select().from(stockChecks).where(eq(stockChecks.dealer, dealer.slug));
  if (!row) return;
  const late = row.asked > 1 ? buildLate(row.asked) : null;
  const isFailing = row.lastError !== null && row.lastError !== late;
  await notifyOperator(round, 'build', late === null ? null : buildTrouble(dealer, late));
  if (!isFailing || row.failures > quiet)
    await notifyOperator(round, 'refresh', isFailing ? refreshTrouble(dealer, row) : null);
  // Only a changed feed clears this, not a setting.
  await notifyOperator(round, 'stale', row.feeds ? null : staleTrouble(dealer, row, now), row.changedAt);
  for (const [feed, check] of Object.entries(row.feeds ?? {})) await notifyOfFeed(round, feed, check, quiet);
  const feeds = feedsOf(dealer.settings.stock).map(({ name }) => name);
  await endForeignFeeds(round, feeds.length > 1 ? feeds : []);
}

async function notifyOfFeed(round: AlarmRun, feed: string, check: FeedCheck, quiet: number): Promise<void> {
  const { dealer, now } = round;
  if (check.failures === 0 || check.failures > quiet)
    await notifyOperator(round, `feed:${feed}`, check.failures === 0 ? null : feedTrouble(dealer, feed, check));
  const changedAt = check.changedAt === null ? null : new Date(check.changedAt);
  await notifyOperator(round, `feed-stale:${feed}`, staleTrouble(dealer, { changedAt }, now, feed), changedAt);
}

const feedName = (dealer: string, feed?: string): string =>
  `${dealer}: the feed${feed === undefined ? '' : ` “${feed}”`}`;

/** Appended to the feed's name. */
const errorSubjects: Record<FeedErrorCode, string> = {
  unreachable: 'cannot be fetched',
  unreadable: 'cannot be read',
  empty: 'is empty',
  columns: 'has different columns',
  shrunk: 'lost a lot of data at once',
};

const errorSteps: Record<FeedErrorCode, string> = {
  unreachable:
    'If the supplier’s server is down, there is nothing to change here. If it stays down, contact the feed’s supplier.',
  unreadable: 'Ask the supplier for a complete feed.',
  empty: 'Ask the dealer or the feed’s supplier whether the export still runs.',
  columns: 'Ask the feed’s supplier whether this is permanent. If so, correct stock.mapping in settings.json.',
  shrunk: 'Ask the dealer whether the vehicles were removed or the details are no longer available.',
};

function refreshTrouble(
  { slug, settings }: DealerRecord,
  { fault, lastError, failures }: Pick<Row, 'fault' | 'lastError' | 'failures'>,
): Trouble {
  const { name } = settings.branding;
  const times = failures === 1 ? 'It failed once.' : `It failed ${failures} times in a row.`;
  const reason = `${asSentence(lastError ?? '')} ${times}`;
  if (fault === 'unpublished')
    return {
      subject: `${name}: the site was refreshed but not published`,
      text: `${reason} Shoppers still see the previously published site, and the next attempt is automatic.`,
      next: [`To retry manually: ${publishingCommands(slug, settings).join(', ')}`],
    };
  const [flag, option] = fault === 'shrunk' ? [' --accept-drop', ' with BUILD_OPTIONS=--accept-drop'] : ['', ''];
  const retry =
    settings.private.providers.buildHook === null
      ? `To retry manually: ./forecourt refresh ${slug}${flag}`
      : `To retry manually: build the site again${option}.`;
  return {
    subject: fault ? `${feedName(name)} ${errorSubjects[fault]}` : `${name}: stock is not being refreshed`,
    text: `${reason} The site hasn’t changed since its last build, and the next attempt is automatic.`,
    next: [...(fault ? [errorSteps[fault]] : []), retry],
  };
}

function feedTrouble({ settings }: DealerRecord, feed: string, { fault, lastError, failures }: FeedCheck): Trouble {
  const times = failures === 1 ? 'It failed once.' : `It failed ${failures} times in a row.`;
  return {
    subject: `${feedName(settings.branding.name, feed)} ${fault ? errorSubjects[fault] : 'is failing'}`,
    text: `${asSentence(lastError ?? '')} ${times} Its vehicles stay as they were when it was last read successfully, those from the other feeds are up to date, and the next attempt is automatic.`,
    next: fault ? [errorSteps[fault]] : [],
  };
}

const publishingCommands = (slug: string, { search, private: { netlifySite } }: DealerRecord['settings']): string[] => [
  ...(search.engine === 'algolia' ? [`./forecourt push-index ${slug}`] : []),
  ...(netlifySite === null ? [] : [`./forecourt deploy ${slug}`]),
];

const buildTrouble = ({ settings }: DealerRecord, late: string): Trouble => ({
  subject: `${settings.branding.name}: the site was not built`,
  text: `${late} The site hasn’t changed since its last build, and the next build is requested automatically.`,
  next: ["Open the log of the last build at the site's host. It ends with the reason and what to do."],
});

function staleTrouble(
  { settings }: DealerRecord,
  { changedAt }: Pick<Row, 'changedAt'>,
  now: number,
  feed?: string,
): Trouble | null {
  const { stock, regional, branding } = settings;
  const isAtAddress = addressFeeds(stock).some(({ name }) => feed === undefined || name === feed);
  if (!isAtAddress || !isStale(changedAt, stock.refresh.staleDays, now)) return null;
  return {
    subject: `${feedName(branding.name, feed)} has stopped changing`,
    text: `It has not changed since ${formatLongDate(localDate(changedAt.getTime(), regional.timeZone), regional.locale)}: no vehicles were added or removed, and no prices changed. It is still fetched without errors.`,
    next: [
      'Ask the dealer whether the export still runs.',
      `If the stock really does change so rarely, raise stock.refresh.staleDays (${stock.refresh.staleDays}) in settings.json.`,
    ],
  };
}
