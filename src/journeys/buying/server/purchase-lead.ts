/** Purchase details are stored as notes, which browsers can't write. */
import { balanceLabel, bringLabel, gettingLabel, type BuyingRow } from '../view/buying-rows.ts';

export const purchaseForm = 'buy-online';
const keyPrefix = 'buying:';

export const purchaseKey = (planId: string, carId: string, sends: number): string =>
  `${keyPrefix}${planId}:${carId}:${sends}`;

/** Server-made leads only, whatever form name a browser sends. */
export const isPurchase = ({ form, idempotencyKey }: { form: string; idempotencyKey: string }): boolean =>
  form === purchaseForm && idempotencyKey.startsWith(keyPrefix);

const between = '; ';

export const notesOf = (rows: BuyingRow[], bring: string[]): string[] => [
  ...rows.map(({ label, text }) => `${label}: ${text}`),
  `${bringLabel}: ${bring.join(between)}`,
];

/** Older leads have other labels. */
const withCurrentLabel = (note: string): string =>
  note
    .replace(/^Getting it:/, `${gettingLabel}:`)
    .replace(/^Left to pay:/, `${balanceLabel}:`)
    .replace(/^To bring:/, `${bringLabel}:`);

function labelledNote(stored: string): { label: string; text: string } {
  const note = withCurrentLabel(stored);
  const at = note.indexOf(': ');
  return at < 0 ? { label: 'Note', text: note } : { label: note.slice(0, at), text: note.slice(at + 2) };
}

interface Noted {
  notes: string[];
}

const labels = new Set(['Price', 'Trade-in', 'Finance', gettingLabel, 'Reservation deposit', balanceLabel]);

type Booked = { cancelledAt: Date | null; sequence: number } | null;

/** A changed booking overrides the pick-up time. */
export const rowsOf = ({ notes }: Noted, booked: Booked): { label: string; text: string }[] =>
  notes.map((note) => currentNote(note, booked)).filter(({ label }) => labels.has(label));

export function currentNote(note: string, booked: Booked): { label: string; text: string } {
  const said = labelledNote(note);
  if (said.label !== gettingLabel || booked === null) return said;
  if (booked.cancelledAt) return { ...said, text: 'Booking called off; new time to be agreed' };
  return booked.sequence > 0 ? { ...said, text: 'Moved to a new time' } : said;
}

export const bringOf = ({ notes }: Noted): string[] =>
  notes
    .map(labelledNote)
    .find(({ label }) => label === bringLabel)
    ?.text.split(between) ?? [];
