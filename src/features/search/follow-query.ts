/** On to the page that shows what was asked for, or a line that says what is not shown. */
import type { Locale } from '#src/domain/regional-words.ts';
import { queryLanding } from './query-landing.ts';
import { queryNote } from './query-note.ts';
import { stockCountsPath, type StockCounts } from './stock-counts.ts';

const wholeStock = /^\/(cars|search)(\/new-used-and-demo-cars)?\/?$/;

export async function followQuery(): Promise<void> {
  const answer = await fetch(stockCountsPath);
  if (!answer.ok) return;
  const { lang } = document.documentElement;
  const landing = queryLanding({ pathname: location.pathname, search: location.search, locale: lang as Locale }, await answer.json() as StockCounts);
  if (landing?.kind === 'go') location.replace(landing.url);
  if (landing?.kind === 'note') showNote(landing.unmatched);
}

function showNote(unmatched: string[]): void {
  const note = document.querySelector<HTMLElement>('[data-query-note]');
  if (!note) return;
  note.textContent = queryNote(unmatched, note.dataset['queryNote'] || 'vehicles', wholeStock.test(location.pathname));
  note.hidden = false;
}
