/** Models of the chosen make, a count on the button where it is known, and landing pages instead of query strings. */
import { formAddress, knownCount, type FormChoice } from './search-form-address.ts';
import type { StockCounts } from './stock-counts.ts';

type Choice = HTMLSelectElement | HTMLInputElement;
let counts: Promise<StockCounts | null> | undefined;

const load = (url: string): Promise<StockCounts | null> => (
  counts ??= fetch(url).then((answer) => (answer.ok ? answer.json() as Promise<StockCounts> : null)).catch(() => null)
);

const number = (text: string | undefined): number | null => (text ? Number(text) : null);
const optionOf = (select: HTMLSelectElement | null) => select?.selectedOptions[0]?.dataset ?? {};

function wire(form: HTMLFormElement): void {
  const make = form.querySelector<HTMLSelectElement>('[data-make]');
  const model = form.querySelector<HTMLSelectElement>('[data-model]');
  const body = form.querySelector<HTMLSelectElement>('[data-body]');
  const verb = form.querySelector('[data-verb]');
  const initial = verb?.textContent ?? '';
  const condition = () => form.querySelector<HTMLInputElement>('[name="refinementList[car_type][0]"]:checked');
  const value = (name: string) => (form.elements.namedItem(name) as Choice | null)?.value.trim() ?? '';

  const choice = (): FormChoice => ({
    carType: condition()?.value ?? '', make: optionOf(make)['slug'] ?? '', model: model?.disabled ? '' : optionOf(model)['slug'] ?? '',
    body: optionOf(body)['slug'] ?? '', price: value('range[price]'), query: value('query'),
  });

  const total = number(form.querySelector<HTMLInputElement>('[name="refinementList[car_type][0]"][value=""]')?.dataset['count']) ?? number(initial.replace(/\D/g, ''));

  function count(): void {
    const known = knownCount({
      total, carType: number(condition()?.dataset['count']), make: number(optionOf(make)['count']), model: number(optionOf(model)['count']), body: number(optionOf(body)['count']),
    }, choice());
    const noun = (known === 1 ? form.dataset['nounOne'] : form.dataset['noun']) ?? '';
    if (verb) verb.textContent = known === null ? `Show ${noun}` : `Show ${known.toLocaleString('en')} ${noun}`;
  }

  async function models(): Promise<void> {
    if (!make || !model) return;
    const { slug } = optionOf(make);
    model.length = 1;
    model.disabled = true;
    const list = slug ? (await load(form.dataset['countsUrl'] ?? ''))?.makes.find((one) => one.slug === slug)?.models ?? [] : [];
    if (optionOf(make)['slug'] !== slug) return;
    model.append(...list.map((one) => {
      const option = new Option(`${one.label} (${one.count.toLocaleString('en')})`, one.label);
      Object.assign(option.dataset, { slug: one.slug, count: String(one.count) });
      return option;
    }));
    model.disabled = list.length === 0;
    count();
  }

  make?.addEventListener('change', () => void models());
  form.addEventListener('change', count);
  form.addEventListener('input', count);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    location.assign(formAddress(choice()));
  });
  void models();
  count();
}

document.querySelectorAll<HTMLFormElement>('[data-search-form]').forEach(wire);
