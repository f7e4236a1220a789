import { formatMoney } from '#src/lib/money.ts';
import { counted, withCommas } from '#src/lib/numbers.ts';
import { enoughComment, enoughPhotos, longDays, type ReportedVehicle } from '../dealer-facts.ts';
import type { LastFailure } from '../../last-failure.ts';
import type { DealerReport, SiteReport } from '../report-data.ts';
import { dayMs, hourMs, spanOf } from '../spans.ts';
import { html, type Markup } from './html.ts';

const maxItems = 8;

export function dealerDetails({ slug, failure, site, leads }: DealerReport, now: number): Markup {
  return html`${failure && failurePart(failure, now)}
  ${site ? siteDetails(slug, site, leads, now) : html`<p>This dealer’s site isn’t in the reports yet. Build it with <code>./forecourt build ${slug}</code></p>`}`;
}

function failurePart({ times, at, message }: LastFailure, now: number): Markup {
  const when = `${times === 1 ? 'Failed' : `Failed ${times} times in a row, most recently`} ${spanOf(now - at)} ago`;
  return html`<div class="error">
    <b>${when}</b>
    <p>${message}</p>
  </div>`;
}

function siteDetails(slug: string, site: SiteReport, leads: DealerReport['leads'], now: number): Markup {
  return html`${facts(site, leads, now)}
    <div class="parts">
      ${undeliveredPart(leads, now)}${rejectedPart(slug, site)}${withoutPart('Without a price', site.without.price)}${withoutPart(`Fewer than ${enoughPhotos} photos of their own`, site.without.photos)}${withoutPart(`No comment of at least ${enoughComment} characters`, site.without.comments)}${longPart(site, now)}${feedParts(site)}${locationsPart(leads)}${list(
        'Warnings',
        site.warnings.map(({ text, isNew }) => html`${isNew && html`<span class="tag">New</span> `}${text}`),
        'None.',
        true,
      )}${
        site.notes.length > 0 &&
        list(
          'Notes',
          site.notes.map((note) => html`${note}`),
          '',
          true,
        )
      }
    </div>`;
}

function facts(site: SiteReport, leads: DealerReport['leads'], now: number): Markup {
  const { feed, changed, coverage } = site;
  const fact = (name: string, value: string | null) =>
    value === null
      ? html``
      : html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`;
  const percent = (value: number | null) => (value === null ? '–' : `${value}%`);
  return html`<dl class="facts">
    ${fact('Feed', feed.host ?? sourceNames[feed.source])}${fact('Feed changed', `${spanOf(feed.ageHours * hourMs)} ago`)}${fact('Rows in feed', withCommas(site.rows))}${fact('Vehicles for sale', withCommas(site.vehicles))}${fact('Last change', changed && `${changed.sold + changed.gone} sold or removed, ${changed.new} new, ${changed.cheaper} cheaper, ${changed.dearer} dearer`)}${fact('Coverage', `${percent(coverage.price)} with a price, ${percent(coverage.photos)} with at least ${enoughPhotos} photos, ${percent(coverage.comments)} with a comment of at least ${enoughComment} characters`)}${fact('Built', `${spanOf(now - site.builtAt)} ago in ${site.seconds.toFixed(1)} s`)}${fact('Refreshed', `${spanOf(now - site.refreshedAt)} ago`)}${fact('Pages', `${withCommas(site.pages)}, ${(site.bytes / 1e6).toFixed(1)} MB in total`)}${fact('Vehicle page', site.page && `${site.page.kilobytes} kB, for example ${site.page.path}`)}${fact('Pinned to', site.pinned)}${fact('Leads in 30 days', leads && withCommas(leads.count))}
  </dl>`;
}

const sourceNames = {
  json: 'a JSON file',
  csv: 'a CSV file',
  xml: 'an XML file',
  url: 'a URL',
  algolia: 'an Algolia index',
};

function undeliveredPart(leads: DealerReport['leads'], now: number): Markup | null {
  if (!leads || leads.undelivered.length === 0) return null;
  return list(
    'Leads not delivered',
    leads.undelivered.map(
      ({ delivery, channel, since, attempts, error, isDead }) =>
        html`<span class="tag bad">${spanOf(now - since)}</span> by ${channel}, ${counted(attempts, 'attempt')}:
          ${error ?? 'no response yet'}${isDead && html`<br /><code>./forecourt leads --resend ${delivery}</code>`}`,
    ),
    '',
    true,
  );
}

function rejectedPart(slug: string, { rejected, rows }: SiteReport): Markup {
  const lines = rejected.slice(0, maxItems).map(
    ({ line, stockNumber, id, field, reason }) =>
      html`<tr>
        <td class="number">${line === null ? '–' : withCommas(line)}</td>
        <td>${stockNumber ?? id ?? '–'}</td>
        <td>${field ?? 'whole row'}</td>
        <td>${reason}</td>
      </tr>`,
  );
  return html`<section class="wide">
    <h3>Rows rejected ${rejected.length > 0 && html`<span>${rejected.length} of ${withCommas(rows)}</span>`}</h3>
    ${
      rejected.length === 0
        ? html`<p class="calm">Every row is published.</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col" class="number">Line</th>
                <th scope="col">Stock no.</th>
                <th scope="col">Field</th>
                <th scope="col">Reason</th>
              </tr>
            </thead>
            <tbody>
              ${lines}
            </tbody>
          </table>`
    }${rejected.length > maxItems && html`<p class="calm">And ${rejected.length - maxItems} more: <code>reports/${slug}/rejected.json</code></p>`}
  </section>`;
}

const vehicleLine = ({ name, stockNumber }: ReportedVehicle): Markup => html`${name} <small>${stockNumber}</small>`;

const withoutPart = (title: string, { count, first }: SiteReport['without']['price']): Markup | null =>
  count === 0 ? null : list(title, shortened(first, vehicleLine, count), '', false, count);

function longPart({ longStanding }: SiteReport, now: number): Markup {
  return list(
    'Longest in stock',
    shortened(
      longStanding,
      ({ name, stockNumber, since, price }) =>
        html`<b>${Math.floor((now - since) / dayMs)} days</b> ${name}
          <small>${stockNumber}${price !== null && ` · ${formatMoney(price)}`}</small>`,
    ),
    `None over ${longDays} days, going by the dates in the feed.`,
  );
}

function feedParts({ leftOut }: SiteReport): Markup[] {
  return [...Map.groupBy(leftOut, ({ feed }) => feed)].map(([feed, reasons]) =>
    list(
      `Excluded from the feed for ${feed}`,
      shortened(
        reasons,
        ({ count, reason, example }) => html`<b>${count}</b> ${reason} <small>for example ${example}</small>`,
      ),
      '',
    ),
  );
}

function locationsPart(leads: DealerReport['leads']): Markup | null {
  if (!leads || leads.locations.length === 0) return null;
  return list(
    'First reply by location, last 30 days',
    leads.locations.map(
      ({ location, leads: count, answered, half, nineOfTen, late }) =>
        html`<b>${location ?? 'no location'}</b> ${counted(count, 'lead')}, ${answered}
          answered${half !== null && nineOfTen !== null && `, half within ${spanOf(half * 60_000)}, nine in ten within ${spanOf(nineOfTen * 60_000)}`}${late > 0 && html` <span class="tag bad">${late} late</span>`}`,
    ),
    '',
  );
}

const shortened = <Item>(items: readonly Item[], draw: (item: Item) => Markup, count = items.length): Markup[] => [
  ...items.slice(0, maxItems).map(draw),
  ...(count > maxItems ? [html`<span class="calm">and ${count - maxItems} more</span>`] : []),
];

const list = (title: string, items: Markup[], empty: string, isWide = false, count: number | null = null): Markup =>
  html`<section${isWide && html` class="wide"`}><h3>${title}${count !== null && html` <span>${count}</span>`}</h3>${
    items.length > 0
      ? html`<ul>
          ${items.map((item) => html`<li>${item}</li>`)}
        </ul>`
      : html`<p class="calm">${empty}</p>`
  }</section>`;
