/**
 * Until submitted: contact details for all forms (30 days), other text per form and vehicle (7 days, latest dozen).
 * Never ticked boxes: consent is given each time.
 */
export interface Draft {
  person: { values: Record<string, string>; at: number } | null;
  texts: Record<string, { values: Record<string, string>; at: number }>;
}

export const personFields: readonly string[] = ['name', 'last_name', 'email', 'phone', 'postcode'];

const dayMs = 86_400_000;
const personDays = 30;
const textDays = 7;
const maxTexts = 12;
const longest = 5000;

export const emptyDraft: Draft = { person: null, texts: {} };

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const bounded = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .flatMap(([name, value]) => (isText(value) ? [[name, value.slice(0, longest)]] : []))
      .slice(0, 40),
  );

export function currentDraft({ person, texts }: Draft, now: number): Draft {
  const fresh = Object.entries(texts)
    .filter(([, { at }]) => now - at < textDays * dayMs)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, maxTexts);
  return { person: person && now - person.at < personDays * dayMs ? person : null, texts: Object.fromEntries(fresh) };
}

export function withTyped(draft: Draft, key: string, typed: Record<string, string>, now: number): Draft {
  const of = (isPerson: boolean) =>
    bounded(Object.fromEntries(Object.entries(typed).filter(([name]) => personFields.includes(name) === isPerson)));
  const [person, text] = [of(true), of(false)];
  const { [key]: _old, ...others } = draft.texts;
  const stored = { ...draft.person?.values, ...person };
  for (const name of Object.keys(typed)) if (personFields.includes(name) && !(name in person)) delete stored[name];
  return currentDraft(
    {
      person: Object.keys(stored).length > 0 ? { values: stored, at: now } : null,
      texts: Object.keys(text).length > 0 ? { ...others, [key]: { values: text, at: now } } : others,
    },
    now,
  );
}

export function withoutText(draft: Draft, key: string): Draft {
  const { [key]: _sent, ...texts } = draft.texts;
  return { ...draft, texts };
}

const storageKey = (): string => `${document.documentElement.dataset['site'] ?? location.hostname}:Draft`;

export function readDraft(now: number): Draft {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey()) ?? 'null') as Partial<Draft> | null;
    return currentDraft({ ...emptyDraft, ...stored }, now);
  } catch {
    return emptyDraft;
  }
}

export function storeDraft(draft: Draft): void {
  try {
    if (draft.person === null && Object.keys(draft.texts).length === 0) localStorage.removeItem(storageKey());
    else localStorage.setItem(storageKey(), JSON.stringify(draft));
  } catch {
    /* Storage is blocked. */
  }
}

export function draftKey(form: HTMLFormElement): string {
  const car = form.elements.namedItem('car_id');
  return `${form.dataset['form'] ?? ''}:${car instanceof HTMLInputElement ? car.value : ''}`;
}

export function hasDraft(form: HTMLFormElement): boolean {
  const { person, texts } = readDraft(Date.now());
  return person !== null || draftKey(form) in texts;
}
