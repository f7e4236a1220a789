/** Problems appear below the name, to save scanning thirteen columns. */
import { problemKinds, type DealerReport, type ProblemKind, type ReportData } from '../report-data.ts';
import { leadColumns, siteColumns, type ReportColumn } from './columns.ts';
import { dealerDetails } from './dealer-details.ts';
import { html, type Markup } from './html.ts';
import { mark, type Mark } from './marks.ts';

export function dealerTable(data: ReportData): Markup {
  const { dealers, withoutLeads } = data;
  const now = Date.parse(data.at);
  const shown = withoutLeads === null ? [...siteColumns, ...leadColumns] : siteColumns;
  const heads = [{ id: 'dealer', name: 'Dealer', from: 'always', first: 'ascending' } as const, ...shown];
  return html`<section aria-labelledby="_dealers">
    <div class="tools">
      <h2 id="_dealers">Dealers <span class="under" role="status">${dealers.length} of ${dealers.length}</span></h2>
      ${filters(dealers, heads)}
    </div>
    <table id="_table">
      <thead>
        <tr>
          ${heads.map(
            ({ id, name, from, first }) =>
              html`<th scope="col" class="${from}" aria-sort="none" data-column="${id}" data-first="${first}">
                <button type="button">
                  ${name}<svg class="arrows" viewBox="0 0 8 12" aria-hidden="true">
                    <path d="M4 0 8 5H0z" />
                    <path d="M4 12 0 7h8z" />
                  </svg>
                </button>
              </th>`,
          )}
        </tr>
      </thead>
      ${dealers.map((dealer) => dealerRows(dealer, shown, now))}
    </table>
    <div class="empty" hidden>
      <p><b>No dealer matches.</b> <span></span></p>
      <button type="button" class="plain" data-clear>Clear the filters</button>
    </div>
  </section>`;
}

function filters(dealers: DealerReport[], heads: { id: string; name: string }[]): Markup {
  const states = [...new Set(dealers.flatMap(({ state }) => state ?? []))].sort();
  const kinds = Object.entries(problemKinds).flatMap(([kind, name]) => {
    const count = dealers.filter(({ problems }) => problems.some((one) => one.kind === kind)).length;
    return count > 0 ? [{ kind, name, count }] : [];
  });
  return html`<div class="filters" role="search">
    <label
      ><span>Find</span><input type="search" name="q" placeholder="Name, town, feed or problem" autocomplete="off"
    /></label>
    <label
      ><span>State</span
      ><select name="state">
        <option value="">All states</option>
        ${states.map((state) => html`<option>${state}</option>`)}
      </select></label
    >
    <label
      ><span>Problem</span
      ><select name="problem">
        <option value="">All dealers</option>
        <option value="any">Any problem</option>
        ${kinds.map(({ kind, name, count }) => html`<option value="${kind}">${name} (${count})</option>`)}
      </select></label
    >
    <label class="by"
      ><span>Sort by</span
      ><select name="sort">
        <option value="">Worst first</option>
        ${heads.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
      </select></label
    >
    <button type="button" class="plain" data-clear data-with-filters hidden>Clear</button>
  </div>`;
}

function dealerRows(dealer: DealerReport, shown: ReportColumn[], now: number): Markup {
  const { slug, name, state, town, status, problems, site } = dealer;
  const level = levelOf(dealer);
  const kinds: ProblemKind[] = [...new Set(problems.map(({ kind }) => kind))];
  const cells = shown.map(({ cell, from }) => {
    const { value, content, level: its } = cell(dealer, now);
    return html`<td class="${from}${its ? ` ${its}` : ''}" data-value="${value === null ? '' : value}">${content}</td>`;
  });
  return html`<tbody
    class="dealer"
    id="${slug}"
    data-name="${name}"
    data-state="${state ?? ''}"
    data-status="${status}"
    data-problems="${kinds.join(' ')}"
    data-feed="${site?.feed.host ?? ''}"
  >
    <tr>
      <th scope="row">
        <button type="button" aria-expanded="false" aria-controls="_more-${slug}">
          ${mark(level)}<span>${name}<span class="hidden">${levelLabels[level]}</span></span></button
        >${locationLine(state, town)}${problems.length > 0 && html`<em>${problems.map((one, index) => html`${index > 0 && '; '}<b class="${one.level}">${one.text}</b>`)}</em>`}
      </th>
      ${cells}
    </tr>
    <tr class="more" id="_more-${slug}" hidden>
      <td colspan="${shown.length + 1}">${dealerDetails(dealer, now)}</td>
    </tr>
  </tbody> `;
}

const locationLine = (state: string | null, town: string | null): Markup | null =>
  state === null && town === null ? null : html`<small>${[state, town].filter(Boolean).join(' · ')}</small>`;

const levelLabels: Record<Mark, string> = { ok: ', ok', warn: ', check it', bad: ', needs attention' };

const levelOf = ({ problems }: DealerReport): Mark => {
  if (problems.length === 0) return 'ok';
  return problems.some(({ level }) => level === 'bad') ? 'bad' : 'warn';
};
