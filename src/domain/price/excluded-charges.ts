import type { PublicSettings } from '../tenant/settings/settings.ts';
import { priceTypeLabel, priceTypeOf } from './price-type.ts';

/** "plus government charges", "plus tax, title and fees"; null for none (LAW-01). */
export function excludedCharges(
  vehicle: Parameters<typeof priceTypeOf>[0],
  settings: Pick<PublicSettings, 'regional' | 'pricing'>,
): string | null {
  const type = priceTypeOf(vehicle, settings);
  if (type === 'excluding_government_charges') return 'plus government charges';
  const extra = /\b(?:plus|before) (.+)$/iv.exec(priceTypeLabel(type, settings))?.[1];
  return extra === undefined ? null : `plus ${extra}`;
}
