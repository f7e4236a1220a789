/** Careful wording with dates and sources (LAW-05). */
import { formatDayMonth } from '#src/lib/dates.ts';
import { withCommas } from '#src/lib/numbers.ts';
import { formatMoney } from '#src/lib/money.ts';
import { vehicleWord, type Locale } from '#src/domain/locations/regional-terms.ts';
import { holdTime } from '#src/journeys/reserve/rules/reserve-text.ts';
import { guaranteesSource, rightsAsOf, stateRights } from '#src/domain/rights/rights-data.ts';
import type { StatutoryRights } from '#src/domain/rights/statutory-rights.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { RightsCopy } from '#src/view/vehicle/vehicle.page-data.ts';
import { rightsAbroad } from './rights-abroad-copy.ts';

type Item = RightsCopy['items'][number];
const many = (count: number, unit: string): string => `${count} ${count === 1 ? unit : `${unit}s`}`;
const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/** `rights`: Australian figures; `state`: the selling location's; `isReservable`: for a refundable deposit. */
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
        text: `Under the Australian Consumer Law, this ${word} must be of acceptable quality and match its description. These rights last for a reasonable time, and no warranty replaces them.`,
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
      text: `${many(months, 'month')} or ${withCommas(kilometres)} km, whichever comes first, based on this ${word}'s age, odometer and price. It's free of charge. Some parts are excluded by law.`,
    };
  }
  if (warranty.kind === 'none')
    return {
      title: `${title}: no`,
      text: `${capital(statutory(name))} for used vehicles doesn’t cover ${noReach[warranty.why](word)}. The consumer guarantees still apply.`,
    };
  return {
    title,
    text: `Whether ${statutory(name)} for used vehicles covers this ${word} depends on its type, age and odometer reading on the day. Ask us, or check with ${body.name}.`,
  };
}

const noReach: Record<'age' | 'odometer' | 'price' | 'item', (word: string) => string> = {
  age: (word) => `a ${word} of this age`,
  odometer: (word) => `a ${word} with this odometer reading`,
  price: (word) => `a ${word} at this price`,
  item: (word) => `${word}s`,
};

function coolingOffItem({ state, coolingOff }: StatutoryRights, word: string): Item {
  const { name, body } = stateRights[state];
  const title = 'Cooling off';
  if (coolingOff.kind === 'days')
    return {
      title,
      text: `You have ${coolingOff.days} ${coolingOff.of} to change your mind after you sign. Conditions apply: see ${body.name}.`,
    };
  if (coolingOff.kind === 'none')
    return {
      title,
      text: `${capital(name)} has no cooling-off period for this ${word}. Once you sign, you’ve bought it.`,
    };
  return coolingOff.isCredit
    ? {
        title,
        text: `In ${name}, you have a cooling-off period only if finance arranged by the dealer pays for the ${word}. The contract states how long it is. Read it before you sign, or ask ${body.name}.`,
      }
    : {
        title,
        text: `Whether you can change your mind after you sign, and for how long, depends on the ${word} and how it will be used. Check with ${body.name}.`,
      };
}

function depositItem({ reserve: { deposit, holdHours } }: Pick<PublicSettings, 'reserve'>, word: string): Item {
  if (deposit === 0)
    return {
      title: 'Reserving',
      text: `Reserving is free and doesn’t commit you to anything. It holds the ${word} for ${holdTime(holdHours)}.`,
    };
  const sum = `${formatMoney(deposit)} deposit`;
  return {
    title: 'Your deposit',
    text: `Our ${sum} holds the ${word} for ${holdTime(holdHours)} before there’s any contract, and you get it back in full if you change your mind.`,
  };
}
