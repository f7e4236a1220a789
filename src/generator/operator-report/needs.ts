/** The operator's tasks, worst first: one per cause, until the cause is fixed. */
import { failureSentences, type LastFailure } from '../last-failure.ts';
import { capitalise } from '#src/lib/text.ts';
import { asSentence } from '#src/lib/as-sentence.ts';
import { isUrgent } from './judge.ts';
import { problemKinds, type DealerReport, type Need, type DealerProblem, type ProblemKind } from './report-data.ts';
import { counted } from '#src/lib/numbers.ts';

const ranks: ProblemKind[] = [
  'leads',
  'failed',
  'unread',
  'held',
  'feed',
  'refresh',
  'rows',
  'cover',
  'stock',
  'reply',
  'weight',
];

const kindsWithCustomNeeds: ReadonlySet<ProblemKind> = new Set(['leads', 'failed', 'unread', 'held']);

interface RankedNeed extends Need {
  kind: ProblemKind;
}

export function needsOf(dealers: readonly DealerReport[]): Need[] {
  const needs: RankedNeed[] = [
    ...dealers.flatMap(leadNeeds),
    ...failureNeeds(dealers),
    ...unreadNeeds(dealers),
    ...dealers.flatMap(heldNeeds),
    ...ranks.flatMap((kind) => (kindsWithCustomNeeds.has(kind) ? [] : problemNeeds(dealers, kind))),
  ];
  const level = (need: Need) => (need.level === 'bad' ? 0 : 1);
  const age = (need: Need) => need.since ?? Infinity;
  return needs
    .sort(
      (a, b) =>
        level(a) - level(b) ||
        ranks.indexOf(a.kind) - ranks.indexOf(b.kind) ||
        (a.kind === 'leads' ? 0 : b.dealers.length - a.dealers.length) ||
        age(a) - age(b) ||
        a.dealers[0]!.localeCompare(b.dealers[0]!, 'en-AU', { numeric: true }),
    )
    .map(({ kind: _, ...need }) => need);
}

function leadNeeds({ slug, leads }: DealerReport): RankedNeed[] {
  const undelivered = leads?.undelivered ?? [];
  const [oldest] = undelivered;
  if (!oldest) return [];
  const attempts = counted(oldest.attempts, 'attempt');
  const dead = undelivered.filter(({ isDead }) => isDead);
  return [
    {
      kind: 'leads',
      level: 'bad',
      title: `${counted(undelivered.length, 'lead')} not delivered`,
      dealers: [slug],
      reason: `${oldest.error ?? 'No attempt was made. Is the delivery worker running?'} (${oldest.channel}, ${attempts})`,
      command:
        dead.length === 1 && undelivered.length === 1
          ? `./forecourt leads --resend ${dead[0]!.delivery}`
          : `./forecourt leads --dealer ${slug}${dead.length > 0 ? ' --dead' : ''}`,
      since: oldest.since,
    },
  ];
}

function failureNeeds(dealers: readonly DealerReport[]): RankedNeed[] {
  const failed = dealers.filter((dealer) => dealer.failure !== null);
  const causes = Map.groupBy(failed, ({ slug, failure, site }) =>
    failure!.kind === 'FeedFetchError' && site?.feed.host ? `host ${site.feed.host}` : `dealer ${slug}`,
  );
  return [...causes.values()].map((own) => {
    const failure = own[0]!.failure!;
    const slugs = own.map(({ slug }) => slug);
    const isHost = own.length > 1;
    return {
      kind: 'failed',
      level: 'bad',
      title: isHost
        ? `Feeds from ${own[0]!.site!.feed.host} couldn’t be fetched`
        : own[0]!.problems.find(({ kind }) => kind === 'failed')!.text,
      dealers: slugs,
      reason: `${failureSentences(slugs[0]!, failure)} ${own[0]!.site ? 'The last good site stays live.' : 'There is no site yet.'}`,
      command: commandAfter(failure, slugs),
      since: Math.min(...own.map(({ failure: one }) => one!.since)),
    };
  });
}

function unreadNeeds(dealers: readonly DealerReport[]): RankedNeed[] {
  const unread = dealers.flatMap(({ slug, site }) => (site?.unread ?? []).map((failure) => ({ slug, ...failure })));
  const causes = Map.groupBy(unread, ({ slug, feed, host, fault }) =>
    fault === 'unreachable' && host ? `host ${host}` : `feed ${slug} ${feed}`,
  );
  return [...causes.values()].map((own) => {
    const { slug, feed, host, reason } = own[0]!;
    return {
      kind: 'unread',
      level: 'bad',
      title: own.length > 1 ? `Feeds from ${host} couldn’t be read` : `Feed ${feed} couldn’t be read`,
      dealers: [...new Set(own.map((one) => one.slug))],
      reason: `${asSentence(reason)} Its vehicles stay as they were when it was last read successfully.`,
      command: `./forecourt feed ${slug} --feed ${feed}`,
      since: null,
    };
  });
}

const heldNeeds = ({ slug, site }: DealerReport): RankedNeed[] =>
  (site?.held ?? []).map(({ title, vehicles, text, command, otherwise, since }) => ({
    kind: 'held',
    level: 'bad',
    title,
    dealers: [slug],
    reason: `${vehicles}. ${text} ${capitalise(otherwise)}.`,
    command,
    since,
  }));

/** Suggests a command that shows the cause, never one that publishes a loss unreviewed. */
function commandAfter({ kind }: LastFailure, slugs: string[]): string {
  const named = slugs.join(' ');
  if (kind === 'TenantError') return `./forecourt validate ${named}`;
  if (kind === 'FeedFetchError') return `./forecourt refresh ${named}`;
  return kind === 'StockRefusedError' || kind.startsWith('Feed')
    ? `./forecourt feed ${slugs[0]}`
    : `./forecourt build ${named}`;
}

/** One task per dealer with an urgent problem, or per feed host; the rest by kind. */
function problemNeeds(dealers: readonly DealerReport[], kind: ProblemKind): RankedNeed[] {
  const found = dealers.flatMap((dealer) =>
    dealer.problems.filter((one) => one.kind === kind).map((problem) => ({ dealer, problem })),
  );
  const groups = Map.groupBy(found, ({ dealer, problem }) => {
    if (!isUrgent(problem)) return 'soon';
    return kind === 'feed' && dealer.site?.feed.host ? `host ${dealer.site.feed.host}` : `dealer ${dealer.slug}`;
  });
  return [...groups.values()].map((own) => {
    const [{ problem: first }] = own as [(typeof own)[number]];
    const theirs = [...new Set(own.map(({ dealer }) => dealer))];
    const slugs = theirs.map(({ slug }) => slug);
    return {
      kind,
      level: isUrgent(first) ? 'bad' : 'warn',
      title: own.length === 1 ? first.text : problemKinds[kind],
      dealers: slugs,
      reason:
        own.length === 1 ? advice[kind] : `For example: ${worst(own.map(({ problem }) => problem))}. ${advice[kind]}`,
      command: commandFor(kind, slugs),
      since: sinceOf(kind, theirs),
    };
  });
}

const worst = (problems: DealerProblem[]): string =>
  (problems.find(({ level }) => level === 'bad') ?? problems[0]!).text.replace(/^[A-Z]/v, (letter) =>
    letter.toLowerCase(),
  );

const advice: Record<ProblemKind, string> = {
  leads: '',
  failed: '',
  unread: '',
  held: '',
  feed: 'Ask the dealer or the supplier whether the export is still running.',
  refresh: 'This dealer hasn’t been checked. Is the worker, or the job that calls the refresh, running?',
  rows: 'Vehicles are missing from the site. The dealer’s row below lists them and the reasons.',
  cover: 'Ask the dealer for the missing data; the row below names the vehicles.',
  stock: 'Ask the dealer whether this is correct.',
  reply: 'Half of the leads wait longer for a reply than most shoppers will.',
  weight: 'On a phone, nothing can be tapped until the whole page has loaded.',
};

function commandFor(kind: ProblemKind, slugs: string[]): string | null {
  if (kind === 'refresh') return `./forecourt refresh ${slugs.join(' ')}`;
  return kind === 'reply' && slugs.length === 1 ? `./forecourt leads --times --dealer ${slugs[0]}` : null;
}

function sinceOf(kind: ProblemKind, dealers: DealerReport[]): number | null {
  const moments = dealers.flatMap(({ site }) =>
    site && kind === 'feed' ? [site.feed.changedAt] : site && kind === 'refresh' ? [site.refreshedAt] : [],
  );
  return moments.length > 0 ? Math.min(...moments) : null;
}
