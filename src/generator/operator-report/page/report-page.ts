import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ReportData } from '../report-data.ts';
import { counted } from '#src/lib/numbers.ts';
import { definitions } from './columns.ts';
import { dealerTable } from './dealer-table.ts';
import { html, Markup } from './html.ts';
import { markShapes } from './marks.ts';
import { needsList, summary, trendCharts } from './summary.ts';

const besides = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

export function reportPage(data: ReportData, timeZone: string): string {
  const now = Date.parse(data.at);
  const script = besides('./report.client.js');
  const names = new Map(data.dealers.map(({ slug, name }) => [slug, name]));
  const moment = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(now);
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash('sha256', script, 'base64')}'; base-uri 'none'; form-action 'none'`;
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title(data)}</title>
        ${new Markup(`<style>${besides('./report.css')}</style>`)} ${withoutScript}
      </head>
      <body>
        ${markShapes}
        <a class="skip" href="#_dealers">Skip to dealers</a>
        <header>
          <p class="product">Forecourt</p>
          <p><b>${heading(data)}</b>, ${moment} (${timeZone})</p>
          <p class="twin"><a href="report.json">This report as JSON</a></p>
        </header>
        <main>
          ${summary(data)} ${needsList(data.needs, names, now)} ${trendCharts(data)} ${dealerTable(data)}
          <section class="about" aria-labelledby="_about">
            <h2 id="_about">What the columns mean</h2>
            ${data.withoutLeads !== null && html`<p class="calm">Leads aren’t included. ${data.withoutLeads}</p>`}
            <details>
              <summary>Definitions and limits</summary>
              <dl class="definitions">
                ${definitions(data.withoutLeads === null).map(
                  ([name, text]) =>
                    html`<div>
                      <dt>${name}</dt>
                      <dd>${text}</dd>
                    </div>`,
                )}
              </dl>
            </details>
          </section>
        </main>
        ${new Markup(`<script>${script}</script>`)}
      </body>
    </html> `.text;
}

/** Opens everything, and hides controls that need scripts. */
const withoutScript = new Markup(
  '<noscript><style>tr.more[hidden]{display:table-row}li.need[hidden]{display:grid}.filters,.states,.plain,.command button,.arrows{display:none}</style></noscript>',
);

const heading = ({ run }: ReportData): string =>
  run === null ? 'Report' : `${run.kind === 'build' ? 'Build' : 'Refresh'} of ${counted(run.dealers, 'dealer')}`;

const title = ({ totals, needs }: ReportData): string =>
  `${totals.failed} failed, ${totals.unread > 0 ? `${totals.unread} with a feed that couldn’t be read, ` : ''}${totals.stale} stale, ${needs.length} ${needs.length === 1 ? 'needs' : 'need'} attention`;
