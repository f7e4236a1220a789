import type { StockCounts } from '#src/site/stock-counts.ts';

const typePages = ['new-cars', 'demo-cars', 'used-cars'];

type Models = StockCounts['makes'][number]['models'];
let counts: Promise<StockCounts | null> | undefined;

/** Null if unavailable; the next call retries. */
function load(url: string): Promise<StockCounts | null> {
  counts ??= fetch(url)
    .then((answer) => (answer.ok ? (answer.json() as Promise<StockCounts>) : null))
    .catch(() => null)
    .then((found) => {
      if (!found) counts = undefined;
      return found;
    });
  return counts;
}

function fill(select: HTMLSelectElement, models: Models): void {
  select.append(
    ...models.map(({ label, slug, count, types = [] }) => {
      const option = new Option(`${label} (${count.toLocaleString('en')})`, label);
      Object.assign(option.dataset, { slug, count: String(count), types: types.join(' ') });
      return option;
    }),
  );
}

function show(select: HTMLSelectElement, text: string, { busy = false, usable = false, retry = false } = {}): void {
  if (select.options[0]) select.options[0].text = text;
  select.toggleAttribute('data-busy', busy);
  select.setAttribute('aria-busy', String(busy));
  select.disabled = !usable;
  select.closest('[data-model-field]')?.querySelector('[data-model-retry]')?.toggleAttribute('hidden', !retry);
}

/** Status for screen readers; null if no make, or another one, is chosen by then. */
export async function showModels(
  select: HTMLSelectElement,
  make: { slug: string; label: string },
  countsUrl: string,
): Promise<string | null> {
  select.length = 1;
  delete select.options[0]?.dataset['types'];
  select.dataset['of'] = make.slug;
  if (make.slug === '') {
    show(select, 'Any model');
    return null;
  }
  show(select, 'Loading models…', { busy: true });
  const found = await load(countsUrl);
  if (select.dataset['of'] !== make.slug) return null;
  if (!found) {
    show(select, 'Models didn’t load', { retry: true });
    return 'The models didn’t load. Try again, or search by make only.';
  }
  const models = found.makes.find(({ slug }) => slug === make.slug)?.models ?? [];
  show(select, 'Any model', { usable: models.length > 0 });
  fill(select, models);
  const types = typePages.filter((type) => Object.hasOwn(found.paths, `/search/${type}/${make.slug}`));
  if (select.options[0]) select.options[0].dataset['types'] = types.join(' ');
  return models.length === 0
    ? `No ${make.label} models.`
    : `${models.length} ${make.label} ${models.length === 1 ? 'model' : 'models'}.`;
}
