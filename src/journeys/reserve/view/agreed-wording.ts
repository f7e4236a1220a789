/** Stored with the reservation and signed (SHOWN-01, SHOWN-03). */
import { checkPage } from './checkout-pages.ts';
import { reserveCar } from './car-summary.ts';
import type { ReserveSite } from './reserve-site.ts';
import type { ReservePart } from './reserve.page-data.ts';

const nobody = { name: '', phone: '', email: '', visit: '' };

/** The check page without the shopper's details. */
export function agreedWording(site: ReserveSite): string {
  const { parts, car } = checkPage(site, { details: nobody, shown: '' });
  const rows = car!.rows.map(({ label, value }) => `${label}: ${value}`);
  return [nameLine(site), ...rows, car!.note, ...parts.flatMap(agreedLines)].filter(Boolean).join('\n');
}

function agreedLines(part: ReservePart): string[] {
  if (part.kind === 'money') return part.cards.flatMap(({ when, strong, text }) => [`${when}: ${strong}`, text]);
  if (part.kind === 'terms') return part.terms.map(({ strong, text }) => `${strong} ${text}`);
  return part.kind === 'agree' ? [part.sentence, part.note] : [];
}

export function nameLine({ vehicle, settings }: Pick<ReserveSite, 'vehicle' | 'settings'>): string {
  const { name, price, priceLabel } = reserveCar(vehicle, settings);
  return `${name}: ${[price, priceLabel].filter(Boolean).join(' ')}`;
}
