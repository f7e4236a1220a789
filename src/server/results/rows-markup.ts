/** Vehicles as the rows of further lists, in the classes of each template. */
import { escapeHtml } from '#src/lib/escape-html.ts';
import type { CompactRow } from '#src/view/search/landing.page-data.ts';

export type Template = 'marketplace' | 'showroom';

const price = ({ price: amount, priceType }: CompactRow): string => `${escapeHtml(amount)}${priceType === '' ? '' : `<small>${escapeHtml(priceType)}</small>`}`;

const rows: Record<Template, (row: CompactRow) => string> = {
  showroom: (row) => `<li><a class="row" href="${escapeHtml(row.url)}"><b>${escapeHtml(row.title)}</b><span>${escapeHtml(row.subtitle)}</span><span class="number">${escapeHtml(row.facts)}</span><b class="number">${price(row)}</b></a></li>`,
  marketplace: (row) => `<li><a href="${escapeHtml(row.url)}"><b>${escapeHtml(row.title)}</b>${row.subtitle === '' ? '' : ` <span>${escapeHtml(row.subtitle)}</span>`}</a><span>${escapeHtml(row.facts)}</span><b>${price(row)}</b></li>`,
};

/** `shown` says which of the results these are: "22 to 42 of 598". */
export function rowsMarkup(list: readonly CompactRow[], shown: string, template: Template): string {
  const items = list.map(rows[template]).join('');
  return template === 'showroom'
    ? `<section class="rows"><h2 class="title title--small">${shown}</h2><ul>${items}</ul></section>`
    : `<section><h2 class="visually-hidden">${shown}</h2><ul class="rows">${items}</ul></section>`;
}
