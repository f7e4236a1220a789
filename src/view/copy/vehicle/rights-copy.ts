/** Rights panel (LAW-05): carefully worded, dated and sourced. */
import { formatDayMonth } from '#src/lib/dates.ts';
import { withCommas } from '#src/lib/numbers.ts';
import { formatMoney } from '#src/lib/money.ts';
import { vehicleWord, type Locale } from '#src/domain/places/regional-terms.ts';
import { holdTime } from '#src/domain/price/reserve-text.ts';
import { guaranteesSource, rightsAsOf, stateRights } from '#src/domain/rights/rights-data.ts';
import type { StatutoryRights } from '#src/domain/rights/statutory-rights.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { RightsCopy } from '#src/view/vehicle/vehicle.page-data.ts';
import { rightsAbroad } from './rights-abroad-copy.ts';

type Item = RightsCopy['items'][number];
const many = (count: number, unit: string): string => `${count} ${count === 1 ? unit : `${unit}s`}`;
const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/**
 * `rights` are Australian figures, `state` is the selling location's, `isReservable`: the page offers the refundable
 * deposit.
 */
export function rightsCopy(
  vehicle: Vehicle,
  { rights, state }: { rights: StatutoryRights | null; state: string | null },
  isReservable: boolean,
  settings: Pick<PublicSettings, 'regional' | 'vehiclePage' | 'reserve'>,
): RightsCopy | null {
  if (!settings.vehiclePage.rightsPanel || vehicle.itemType === 'accessory') return null;
  const word = vehicleWord(vehicle);
  const deposit = isReservable ? [depositItem(settings, word)] : [];
  const abroad = rightsAbroad(vehicle, state, settings);
  if (abroad)
    return {
      heading: abroad.heading,
      items: [...abroad.items, ...deposit],
      note: noteOf(abroad.checked, settings.regional.locale),
      sources: abroad.sources,
    };
  return {
    heading: rights ? `Your rights in ${stateRights[rights.state].name}` : `Your rights with this ${word}`,
    items: [
      ...(rights ? [warrantyItem(rights, word)] : []),
      {
        title: 'Consumer guarantees',
        text: `Under the Australian Consumer Law this ${word} must be of acceptable quality and match its description. That lasts as long as is reasonable, and no warranty replaces it.`,
      },
      ...(rights ? [coolingOffItem(rights, word)] : []),
      ...deposit,
    ],
    note: noteOf(rightsAsOf, settings.regional.locale),
    sources: [...(rights ? [stateRights[rights.state].body] : []), guaranteesSource],
  };
}

function noteOf(isoDate: string, locale: Locale): string {
  const [day, month] = formatDayMonth(isoDate).split(' ');
  return `General information as of ${locale === 'en-US' ? `${month} ${day},` : `${day} ${month}`} ${isoDate.slice(0, 4)}, not legal advice.`;
}

const statutory = (state: string): string => `the ${state.replace(/^the /, '')} statutory warranty`;

function warrantyItem({ state, warranty }: StatutoryRights, word: string): Item {
  const { name, body } = stateRights[state];
  const title = 'Statutory warranty';
  if (warranty.kind === 'covered') {
    const { months, kilometres } = warranty.cover;
    return {
      title: `${title}: yes`,
      text: `${many(months, 'month')} or ${withCommas(kilometres)} km, whichever comes first, by this ${word}'s age, odometer and price. It costs nothing extra; some parts are left out by law.`,
    };
  }
  if (warranty.kind === 'none')
    return {
      title: `${title}: no`,
      text: `${capital(statutory(name))} for used vehicles does not reach ${noReach[warranty.why](word)}. The consumer guarantees do.`,
    };
  return {
    title,
    text: `Whether ${statutory(name)} for used vehicles covers this ${word} depends on its kind, age and odometer on the day. Ask us, or check with ${body.name}.`,
  };
}

const noReach: Record<'age' | 'odometer' | 'price' | 'item', (word: string) => string> = {
  age: (word) => `a ${word} of this age`,
  odometer: () => 'this odometer reading',
  price: () => 'this price',
  item: (word) => `${word}s`,
};

function coolingOffItem({ state, coolingOff }: StatutoryRights, word: string): Item {
  const { name, body } = stateRights[state];
  const title = 'Cooling off';
  if (coolingOff.kind === 'days')
    return {
      title,
      text: `${coolingOff.days} ${coolingOff.of} to change your mind after you sign. Conditions apply: ${body.name} says which.`,
    };
  if (coolingOff.kind === 'none')
    return {
      title,
      text: `${capital(name)} has no cooling-off period for this ${word}: once you sign, you have bought it.`,
    };
  return coolingOff.isCredit
    ? {
        title,
        text: `In ${name} it applies only where finance that the dealer arranges pays for the ${word}. The contract states how long you have: read it before you sign, or ask ${body.name}.`,
      }
    : {
        title,
        text: `Whether you may change your mind after you sign, and for how long, depends on the ${word} and its use. Check with ${body.name}.`,
      };
}

function depositItem({ reserve: { deposit, holdHours } }: Pick<PublicSettings, 'reserve'>, word: string): Item {
  if (deposit === 0)
    return {
      title: 'Reserving',
      text: `Reserving costs nothing and binds you to nothing. It keeps the ${word} for ${holdTime(holdHours)}.`,
    };
  const sum = `${formatMoney(deposit)} deposit`;
  return {
    title: 'Your deposit',
    text: `Our ${sum} is a hold before any contract. It keeps the ${word} for ${holdTime(holdHours)} and comes back in full if you change your mind.`,
  };
}
