/** What a purchase plan's lead says: the server's own lines of it, kept as notes, so that no browser can write one. */
import { bringLabel, type BuyingRow } from '#src/view/buying/buying-rows.ts';

export const purchaseForm = 'buy-online';
const keyPrefix = 'buying:';

export const purchaseKey = (planId: string, carId: string, sends: number): string =>
  `${keyPrefix}${planId}:${carId}:${sends}`;

/** A lead that the server itself made of a plan; a form that calls itself one is none. */
export const isPurchase = ({ form, idempotencyKey }: { form: string; idempotencyKey: string }): boolean =>
  form === purchaseForm && idempotencyKey.startsWith(keyPrefix);

const between = '; ';

export const notesOf = (rows: BuyingRow[], bring: string[]): string[] => [
  ...rows.map(({ label, text }) => `${label}: ${text}`),
  `${bringLabel}: ${bring.join(between)}`,
];

/** A note as its label and its words. */
export function labelledNote(note: string): { label: string; text: string } {
  const at = note.indexOf(': ');
  return at < 0 ? { label: 'Note', text: note } : { label: note.slice(0, at), text: note.slice(at + 2) };
}

interface Noted {
  notes: string[];
}

const labels = new Set(['Price', 'Trade-in', 'Finance', 'Getting it', 'Reservation deposit', 'Left to pay']);

export const rowsOf = ({ notes }: Noted): { label: string; text: string }[] =>
  notes.map(labelledNote).filter(({ label }) => labels.has(label));

export const bringOf = ({ notes }: Noted): string[] =>
  notes
    .map(labelledNote)
    .find(({ label }) => label === bringLabel)
    ?.text.split(between) ?? [];
