/** Stored as notes by the server, so that no browser can write them. */
import { bringLabel, type BuyingRow } from '#src/view/buying/buying-rows.ts';

export const purchaseForm = 'buy-online';
const keyPrefix = 'buying:';

export const purchaseKey = (planId: string, carId: string, sends: number): string =>
  `${keyPrefix}${planId}:${carId}:${sends}`;

/** True only for leads made by the server, whatever a form calls itself. */
export const isPurchase = ({ form, idempotencyKey }: { form: string; idempotencyKey: string }): boolean =>
  form === purchaseForm && idempotencyKey.startsWith(keyPrefix);

const between = '; ';

export const notesOf = (rows: BuyingRow[], bring: string[]): string[] => [
  ...rows.map(({ label, text }) => `${label}: ${text}`),
  `${bringLabel}: ${bring.join(between)}`,
];

function labelledNote(note: string): { label: string; text: string } {
  const at = note.indexOf(': ');
  return at < 0 ? { label: 'Note', text: note } : { label: note.slice(0, at), text: note.slice(at + 2) };
}

interface Noted {
  notes: string[];
}

const labels = new Set(['Price', 'Trade-in', 'Finance', 'Getting it', 'Reservation deposit', 'Left to pay']);

type Booked = { cancelledAt: Date | null; sequence: number } | null;

/** Overrides the pick-up time when its booking has changed. */
export const rowsOf = ({ notes }: Noted, booked: Booked): { label: string; text: string }[] =>
  notes.map((note) => currentNote(note, booked)).filter(({ label }) => labels.has(label));

export function currentNote(note: string, booked: Booked): { label: string; text: string } {
  const said = labelledNote(note);
  if (said.label !== 'Getting it' || booked === null) return said;
  if (booked.cancelledAt) return { ...said, text: 'The pick-up was called off; a new time is to be agreed' };
  return booked.sequence > 0 ? { ...said, text: 'Pick-up, at its new time' } : said;
}

export const bringOf = ({ notes }: Noted): string[] =>
  notes
    .map(labelledNote)
    .find(({ label }) => label === bringLabel)
    ?.text.split(between) ?? [];
