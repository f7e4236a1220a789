/** What the search form holds, and the shortest address for it (SRCH-14 by the plain rules of landing pages). */
export interface FormChoice {
  carType: string;
  make: string;
  model: string;
  body: string;
  price: string;
  query: string;
}

/** A part of the path, once the landing page is known. */
const presets: Record<string, string> = {
  new: '/search/new-cars',
  demo: '/search/demo-cars',
  used: '/search/used-cars',
};

/** The most telling landing page, and which choices it stands for. `make`, `model` and `body` are slugs. */
function landing({ carType, make, model, body }: FormChoice): { path: string; taken: (keyof FormChoice)[] } {
  if (make)
    return model
      ? { path: `/search/${make}/${model}`, taken: ['make', 'model'] }
      : { path: `/search/${make}`, taken: ['make'] };
  const preset = presets[carType];
  if (preset) return { path: preset, taken: ['carType'] };
  return body ? { path: `/search/${body}`, taken: ['body'] } : { path: '/cars/', taken: [] };
}

const names = {
  carType: 'refinementList[car_type][0]',
  body: 'refinementList[body][0]',
  price: 'range[price]',
  query: 'query',
} as const;

/** Where the form leads: a landing page, and in the query string what its path does not say. */
export function formAddress(choice: FormChoice): string {
  const { path, taken } = landing(choice);
  const rest = (Object.keys(names) as (keyof typeof names)[]).filter((key) => choice[key] && !taken.includes(key));
  const query = rest
    .map((key) => `${names[key]}=${encodeURIComponent(choice[key]).replace(/%20/g, '+').replace(/%3A/g, ':')}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}

/** How many vehicles a choice leaves, where the counts at hand can say: one choice beside "any". */
export function knownCount(
  counts: {
    total: number | null;
    carType: number | null;
    make: number | null;
    model: number | null;
    body: number | null;
  },
  choice: FormChoice,
): number | null {
  if (choice.price || choice.query) return null;
  const chosen = (['carType', 'make', 'body'] as const).filter((key) => choice[key]);
  if (chosen.length === 0) return counts.total;
  if (chosen.length > 1) return null;
  const [only] = chosen;
  return only === 'make' && choice.model ? counts.model : only ? counts[only] : null;
}
