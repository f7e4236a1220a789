/** Rights outside Australia (LAW-05), with sources. */
import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import {
  newZealandRights,
  usStateRules,
  unitedStatesRights,
  type CountryRights,
} from '#src/domain/rights/rights-abroad.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { RightsCopy } from '#src/view/vehicle/vehicle.page-data.ts';

/** Null in Australia, which has figures instead. */
function rightsOf(locale: PublicSettings['regional']['locale'], state: string | null): CountryRights | null {
  if (locale === 'en-NZ') return newZealandRights;
  if (locale === 'en-US') return stateRules(state?.trim().toUpperCase() ?? '') ?? unitedStatesRights;
  return null;
}

export function rightsAbroad(
  { carType, itemType, body }: Pick<Vehicle, 'carType' | 'itemType' | 'body'>,
  state: string | null,
  { regional: { locale } }: Pick<PublicSettings, 'regional'>,
): (Pick<RightsCopy, 'heading' | 'items' | 'sources'> & { checked: string }) | null {
  const rights = rightsOf(locale, state);
  if (rights === null) return null;
  const word = vehicleWord({ itemType, body });
  const items = rights.items.filter(
    ({ carTypes, itemTypes }) => (carTypes?.includes(carType) ?? true) && (itemTypes?.includes(itemType) ?? true),
  );
  return {
    heading: `Your rights in ${rights.name}`,
    checked: rights.checked,
    items: items.map(({ title, text }) => ({ title, text: text.replaceAll('{word}', word) })),
    sources: [...new Set(items.flatMap(({ sources }) => sources))],
  };
}

/** `state` is a code or a full name. */
const stateRules = (state: string): CountryRights | undefined =>
  usStateRules[state] ?? Object.values(usStateRules).find((rules) => rules?.name.toUpperCase() === state);
