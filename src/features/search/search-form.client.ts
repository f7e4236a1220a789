import { staysOffline } from '#src/ui/stay-offline.ts';
import { formAddress, knownCount, type FormChoice } from './search-form-address.ts';
import { showModels } from './search-form-models.client.ts';

type Choice = HTMLSelectElement | HTMLInputElement;

const number = (text: string | undefined): number | null => (text ? Number(text) : null);
const optionOf = (select: HTMLSelectElement | null) => select?.selectedOptions[0]?.dataset ?? {};

function wire(form: HTMLFormElement): void {
  const make = form.querySelector<HTMLSelectElement>('[data-make]');
  const model = form.querySelector<HTMLSelectElement>('[data-model]');
  const body = form.querySelector<HTMLSelectElement>('[data-body]');
  const verb = form.querySelector('[data-verb]');
  const status = form.querySelector('[data-form-status]');
  const initial = verb?.textContent ?? '';
  const condition = () => form.querySelector<HTMLInputElement>('[name="refinementList[car_type][0]"]:checked');
  const value = (name: string) => (form.elements.namedItem(name) as Choice | null)?.value.trim() ?? '';

  const choice = (): FormChoice => ({
    carType: condition()?.value ?? '',
    make: optionOf(make)['slug'] ?? '',
    model: model?.disabled ? '' : (optionOf(model)['slug'] ?? ''),
    body: optionOf(body)['slug'] ?? '',
    price: value('range[price]'),
    query: value('query'),
  });

  const total =
    number(form.querySelector<HTMLInputElement>('[name="refinementList[car_type][0]"][value=""]')?.dataset['count']) ??
    number(initial.replace(/\D/g, ''));

  function count(): void {
    const known = knownCount(
      {
        total,
        carType: number(condition()?.dataset['count']),
        make: number(optionOf(make)['count']),
        model: number(optionOf(model)['count']),
        body: number(optionOf(body)['count']),
      },
      choice(),
    );
    const noun = (known === 1 ? form.dataset['nounOne'] : form.dataset['noun']) ?? '';
    if (verb) verb.textContent = known === null ? `Show ${noun}` : `Show ${known.toLocaleString('en')} ${noun}`;
  }

  function say(outcome = ''): void {
    if (status) status.textContent = `${outcome} ${verb?.textContent ?? ''}`.trim();
  }

  async function models(): Promise<void> {
    if (!make || !model) return;
    const chosen = { slug: optionOf(make)['slug'] ?? '', label: make.value };
    const outcome = await showModels(model, chosen, form.dataset['countsUrl'] ?? '');
    count();
    if (outcome) say(outcome);
  }

  form.addEventListener('change', ({ target }) => {
    if (target === make) void models();
    count();
    // A change of make is announced once its models have loaded.
    if (target !== make || !model || make?.value === '') say();
  });
  form.addEventListener('input', count);
  form.querySelector('[data-model-retry]')?.addEventListener('click', () => {
    model?.focus();
    void models();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!staysOffline(form)) location.assign(formAddress(choice(), optionOf(model)['types']?.split(' ')));
  });
  void models();
  count();
}

document.querySelectorAll<HTMLFormElement>('[data-search-form]').forEach(wire);
