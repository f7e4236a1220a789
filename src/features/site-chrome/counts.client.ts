/** Counts change with every sale. */
interface Counts {
  paths: Record<string, number>;
  makes: { label: string; slug: string; count: number }[];
}

const address = '/data/stock-counts.json';
let request: Promise<Counts | null> | undefined;

/** Null if unavailable. */
function stockCounts(): Promise<Counts | null> {
  request ??= fetch(address)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Counts>) : null))
    .catch(() => null);
  return request;
}

const spoken = new Intl.NumberFormat('en');

function countLink(link: HTMLAnchorElement, count: number | undefined) {
  if (count === undefined) return;
  const host = link.querySelector('small') ?? link.appendChild(document.createElement('small'));
  host.textContent = spoken.format(count);
  if (count === 0) link.closest('li')?.remove();
}

function makeItem({ label, slug, count }: Counts['makes'][number]): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const number = document.createElement('small');
  link.href = `/search/${slug}`;
  number.textContent = spoken.format(count);
  link.append(label, number);
  item.append(link);
  return item;
}

function fillMakes(list: HTMLElement, makes: Counts['makes']) {
  const most = makes.toSorted((a, b) => b.count - a.count).slice(0, Number(list.dataset.stockMakes));
  list.replaceChildren(...most.toSorted((a, b) => a.label.localeCompare(b.label)).map(makeItem));
  const group = list.closest<HTMLElement>('[data-stock-group]');
  group?.removeAttribute('hidden');
  group?.querySelector('[data-all-makes]')?.toggleAttribute('hidden', makes.length <= most.length);
}

async function fill(menu: Element) {
  const counts = await stockCounts();
  if (!counts) return;
  for (const link of menu.querySelectorAll('a')) countLink(link, counts.paths[link.getAttribute('href') ?? '']);
  for (const list of menu.querySelectorAll<HTMLElement>('[data-stock-makes]')) fillMakes(list, counts.makes);
}

for (const menu of document.querySelectorAll('details[data-counts]')) {
  for (const reach of ['pointerenter', 'focusin', 'toggle'])
    menu.addEventListener(reach, () => void fill(menu), { once: true });
}

export {};
