import { counted, withCommas } from '#src/lib/numbers.ts';
import type { Need, ReportData, SiteStatus } from '../report-data.ts';
import { dayMs, hourMs, spanOf } from '../spans.ts';
import { dayBars, lineChart, stepBars, type Share } from './charts.ts';
import { html, type Markup } from './html.ts';
import { mark, type Mark } from './marks.ts';

const maxVisibleNeeds = 8;

export function summary({ needs, totals, run, dealers }: ReportData): Markup {
  const now = needs.filter(({ level }) => level === 'bad').length;
  const share = (count: number) => ((count / Math.max(1, totals.dealers)) * 100).toFixed(2);
  const heading =
    needs.length === 0
      ? 'Nothing needs attention'
      : `${counted(needs.length, 'item')} ${needs.length === 1 ? 'needs' : 'need'} attention`;
  return html`<section class="summary" aria-labelledby="_top">
    <h1 id="_top">${heading}${needs.length > 0 && html` <span>${now} now, ${needs.length - now} soon</span>`}</h1>
    <div
      class="bar"
      role="img"
      aria-label="${counted(totals.ok, 'dealer')} ok, ${totals.stale} stale, ${totals.unread} with a feed that couldn’t be read, ${totals.failed} failed"
    >
      ${states.map(([status, level]) => (totals[status] > 0 ? html`<span class="${level}" style="width:${share(totals[status])}%"></span>` : html``))}
    </div>
    <div class="states" role="group" aria-label="Filter dealers by site status">
      ${states
        .filter(([status]) => totals[status] > 0 || status !== 'unread')
        .map(
          ([status, level, words]) =>
            html`<button type="button" data-status="${status}" aria-pressed="false">
              ${mark(level)}<b>${totals[status]}</b> <span>${status}<small>${words}</small></span>
            </button>`,
        )}
    </div>
    <dl class="figures">
      ${figure('Vehicles for sale', withCommas(totals.vehicles), `${totals.sold} sold, ${totals.new} new, ${totals.cheaper} cheaper`)}
      ${figure('Pages', withCommas(totals.pages), `on ${counted(totals.dealers, 'site')}`)}
      ${run && figure(run.kind === 'build' ? 'Build' : 'Refresh', `${run.seconds.toFixed(1)} s`, `for ${counted(run.dealers, 'dealer')}`)}
      ${run && figure('Files written', withCommas(run.written), `all sites: ${withCommas(totals.bytes / 1e6)} MB`)}
      ${figure('Rows rejected', withCommas(totals.rejected), `of ${withCommas(totals.rows)}`)}
      ${totals.undelivered === null ? figure('Vehicle page', medianKilobytes(dealers), 'kB, median dealer') : figure('Leads not delivered', withCommas(totals.undelivered), `of ${withCommas(totals.leads ?? 0)} in 30 days`, totals.undelivered > 0)}
    </dl>
  </section>`;
}

/** `unread` appears only if a dealer has that status. */
const states: [SiteStatus, Mark, string][] = [
  ['ok', 'ok', 'Built, feed updating'],
  ['stale', 'warn', 'Feed unchanged for over 24 h'],
  ['unread', 'bad', 'Built, but one of its feeds couldn’t be read'],
  ['failed', 'bad', 'Not updated; last good site still live'],
];

const figure = (name: string, value: string, note: string, isBad = false): Markup =>
  html`<div${isBad && html` class="bad"`}><dt>${name}</dt><dd>${value}<small>${note}</small></dd></div>`;

function medianKilobytes(dealers: ReportData['dealers']): string {
  const sorted = dealers.flatMap(({ site }) => site?.page?.kilobytes ?? []).sort((a, b) => a - b);
  return sorted.length === 0 ? '–' : sorted[Math.floor((sorted.length - 1) / 2)]!.toFixed(0);
}

export function needsList(needs: readonly Need[], names: ReadonlyMap<string, string>, now: number): Markup {
  const items = needs.map((need, index) => needItem(need, names, now, index >= maxVisibleNeeds));
  return html`<section aria-labelledby="_needs">
    <h2 id="_needs">Needs attention, worst first</h2>
    ${
      needs.length === 0
        ? html`<p class="calm-line">${mark('ok')} All sites built, all feeds updating, all leads delivered.</p>`
        : html`<ol class="needs">
            ${items}
          </ol>`
    }
    ${needs.length > maxVisibleNeeds && html`<button type="button" class="plain" data-more aria-expanded="false" data-all="Show all ${needs.length}" data-first="Show the first ${maxVisibleNeeds}">Show all ${needs.length}</button>`}
  </section>`;
}

function needItem(
  { level, title, dealers, reason, command, since }: Need,
  names: ReadonlyMap<string, string>,
  now: number,
  isFurther: boolean,
): Markup {
  const link = (slug: string) => html`<a href="#${slug}">${names.get(slug) ?? slug}</a>`;
  const whom =
    dealers.length === 1
      ? link(dealers[0]!)
      : html`<details>
          <summary>${dealers.length} dealers</summary>
          <p>${dealers.map((slug) => html`${link(slug)} `)}</p>
        </details>`;
  const how =
    command === null
      ? html`<p class="no-command">No command: this needs manual action.</p>`
      : html`<div class="command">
          <code>${command}</code
          ><button type="button" data-copy>
            Copy<span class="hidden"> the command for ${title}, ${names.get(dealers[0]!) ?? ''}</span>
          </button>
        </div>`;
  return html`<li class="need ${level}" ${isFurther && html` data-further hidden`}>
    ${mark(level)}
    <div>
      <h3>
        <span class="hidden">${level === 'bad' ? 'Now: ' : 'Soon: '}</span>${title} <span class="whom">${whom}</span>
      </h3>
      <p>${reason}${since !== null && html` <span class="since">For ${spanOf(now - since)}</span>`}</p>
    </div>
    ${how}
  </li>`;
}

export function trendCharts({ trends, totals, dealers }: ReportData): Markup {
  const { days, vehicles, rejected, leads } = trends;
  if (days.length === 0) return html``;
  const change = (values: number[]) => signed(values.at(-1)! - values[0]!, values.length);
  const sites = dealers.flatMap(({ site }) => site ?? []);
  return html`<section aria-labelledby="_days">
    <h2 id="_days">${days.length === 1 ? 'Today' : `${days.length} days`} <span class="under">all dealers</span></h2>
    <div class="charts">
      ${lineChart({ title: 'Vehicles for sale', value: withCommas(totals.vehicles), values: vehicles, note: change(vehicles) })}
      ${lineChart({ title: 'Rows rejected', value: withCommas(totals.rejected), values: rejected, note: change(rejected) })}
      ${leads && dayBars({ title: 'Leads', value: withCommas(totals.leads ?? 0), values: leads, note: 'Per day, last 30 days' })}
      ${stepBars(
        'Age of feeds',
        `${sites.filter(({ feed }) => feed.ageHours > 24).length} over 24 h`,
        steps(
          sites.map(({ feed }) => feed.ageHours * hourMs),
          feedSteps,
        ),
      )}
      ${stepBars(
        'Vehicle page',
        'kB',
        steps(
          sites.flatMap(({ page }) => page?.kilobytes ?? []),
          pageSteps,
        ),
      )}
      ${
        leads &&
        stepBars(
          'First reply',
          'dealers',
          steps(
            dealers.flatMap(({ leads: own }) => own?.times?.half ?? []),
            replySteps,
          ),
        )
      }
    </div>
  </section>`;
}

const signed = (change: number, days: number): string =>
  `${change === 0 ? 'No change' : `${change > 0 ? '+' : '−'}${withCommas(Math.abs(change))}`} in ${days} days`;

interface Step {
  label: string;
  most: number;
  level?: Share['level'];
}

const feedSteps: Step[] = [
  { label: '≤ 1 h', most: hourMs },
  { label: '≤ 6 h', most: 6 * hourMs },
  { label: '≤ 24 h', most: dayMs },
  { label: '≤ 3 d', most: 3 * dayMs, level: 'warn' },
  { label: 'older', most: Infinity, level: 'warn' },
];
const pageSteps: Step[] = [
  { label: '≤ 50', most: 50 },
  { label: '≤ 100', most: 100 },
  { label: '≤ 150', most: 150 },
  { label: '≤ 300', most: 300, level: 'warn' },
  { label: 'more', most: Infinity, level: 'bad' },
];
const replySteps: Step[] = [
  { label: '≤ 15 min', most: 15 },
  { label: '≤ 1 h', most: 60 },
  { label: '≤ 4 h', most: 240, level: 'warn' },
  { label: 'later', most: Infinity, level: 'bad' },
];

const steps = (values: number[], all: Step[]): Share[] =>
  all.map(({ label, most, level }, index) => ({
    label,
    level,
    count: values.filter((value) => value <= most && value > (all[index - 1]?.most ?? -1)).length,
  }));
