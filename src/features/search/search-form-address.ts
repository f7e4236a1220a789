/** The form's values and shortest URL (SRCH-14, plain landing page rules). */
export interface FormChoice {
  carType: string;
  make: string;
  model: string;
  body: string;
  price: string;
  query: string;
}

const presets: Record<string, string> = { new: 'new-cars', demo: 'demo-cars', used: 'used-cars' };

/** Slugs; `types` are stock types with a page for this make and model. */
function landing(
  { carType, make, model, body }: FormChoice,
  types: readonly string[],
): { path: string; taken: (keyof FormChoice)[] } {
  const preset = presets[carType];
  const hasType = preset !== undefined && types.includes(preset);
  if (make)
    return {
      path: ['/search', ...(hasType ? [preset] : []), make, ...(model ? [model] : [])].join('/'),
      taken: ['make', ...(model ? (['model'] as const) : []), ...(hasType ? (['carType'] as const) : [])],
    };
  if (preset) return { path: `/search/${preset}`, taken: ['carType'] };
  return body ? { path: `/search/${body}`, taken: ['body'] } : { path: '/cars/', taken: [] };
}

const names = {
  carType: 'refinementList[car_type][0]',
  body: 'refinementList[body][0]',
  price: 'range[price]',
  query: 'query',
} as const;

export function formAddress(choice: FormChoice, types: readonly string[] = []): string {
  const { path, taken } = landing(choice, types);
  const rest = (Object.keys(names) as (keyof typeof names)[]).filter((key) => choice[key] && !taken.includes(key));
  const query = rest
    .map((key) => `${names[key]}=${encodeURIComponent(choice[key]).replace(/%20/g, '+').replace(/%3A/g, ':')}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}

/** Known only for a single choice other than "any", or a make with its model. */
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
