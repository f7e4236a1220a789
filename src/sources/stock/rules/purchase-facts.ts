/** Rejects facts (FACT-01..03) that contradict the row. Never calculates a value. */
import { isTowed } from '#src/domain/vehicle/is-towed.ts';
import { takesPower } from '#src/domain/vehicle/takes-power.ts';
import type { PurchaseFacts, Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { FeedValues } from '../mapping/fields.ts';
import type { Note } from '../notes.ts';

type Fact = keyof PurchaseFacts;

interface Row extends Pick<Vehicle, 'fuel' | 'body' | 'itemType'> {
  today: string;
}

const electric: readonly Fact[] = [
  'usableBattery',
  'energyUse',
  'homeChargeHours',
  'homeChargePower',
  'fastChargeMinutes',
  'fastChargePower',
  'fastChargeWindow',
  'batteryHealth',
  'batteryTestedOn',
  'batteryCertificateUrl',
];
const ofTowCars: readonly Fact[] = ['kerbMass', 'grossCombinationMass', 'towballLimit'];

export function purchaseFacts(values: FeedValues, row: Row, note: Note): PurchaseFacts | null {
  const facts = readFacts(values);
  if (hasNoFacts(facts)) return null;
  const setAside = (names: readonly Fact[], reason: string | null): void => {
    if (reason === null) return;
    for (const name of names) {
      if (facts[name] === null) continue;
      note(`purchase.${name}`, reason, facts[name]);
      Object.assign(facts, { [name]: null });
    }
  };
  const towed = isTowed({ ...row, transmission: values.transmission });
  setAside(electric, row.fuel !== null && !takesPower(row) ? 'it has no battery to charge' : null);
  setAside(
    ['batteryTestedOn'],
    facts.batteryTestedOn !== null && facts.batteryTestedOn > row.today ? 'a date in the future' : null,
  );
  setAside(['batteryHealth'], facts.batteryTestedOn === null ? 'the test date is missing' : null);
  setAside(
    ['batteryTestedOn', 'batteryCertificateUrl'],
    facts.batteryHealth === null ? 'the test result is missing' : null,
  );
  setAside(ofTowCars, towed ? 'the vehicle itself is towed' : null);
  setAside(
    ['towballMass'],
    towed ? tooMuch(facts.towballMass, values['specifications.aggregateTrailerMass']) : 'the vehicle is not towed',
  );
  setMasses(facts, values, setAside);
  const year = facts.safetyRatingYear;
  setAside(
    ['safetyRatingYear', 'safetyRatingVersion'],
    values['variant.ancapRating'] === null ? 'the star rating is missing' : null,
  );
  setAside(
    ['safetyRatingYear'],
    year !== null && (year < 1993 || year > Number(row.today.slice(0, 4))) ? 'not a plausible test year' : null,
  );
  return hasNoFacts(facts) ? null : facts;
}

function hasNoFacts(facts: PurchaseFacts): boolean {
  for (const name in facts) if (facts[name as Fact] !== null) return false;
  return true;
}

/** The row doesn't show which mass is wrong, so drop the less common column. */
function setMasses(
  facts: PurchaseFacts,
  values: FeedValues,
  setAside: (names: readonly Fact[], reason: string | null) => void,
): void {
  const gross = values['variant.grossVehicleMass'],
    braked = values['variant.towingBraked'];
  setAside(['kerbMass'], below(gross, facts.kerbMass) ? 'not below the gross vehicle mass' : null);
  setAside(
    ['grossCombinationMass'],
    below(facts.grossCombinationMass, gross) ? 'not above the gross vehicle mass' : null,
  );
  setAside(['towballLimit'], below(braked, facts.towballLimit) ? 'not below the braked towing capacity' : null);
}

const below = (larger: number | null, smaller: number | null): boolean =>
  larger !== null && smaller !== null && larger <= smaller;

const tooMuch = (ball: number | null, all: number | null): string | null =>
  ball !== null && all !== null && ball > all / 3 ? 'more than a third of the aggregate trailer mass' : null;

const readFacts = (values: FeedValues): PurchaseFacts => ({
  usableBattery: values['purchase.usableBattery'],
  energyUse: values['purchase.energyUse'],
  homeChargeHours: values['purchase.homeChargeHours'],
  homeChargePower: values['purchase.homeChargePower'],
  fastChargeMinutes: values['purchase.fastChargeMinutes'],
  fastChargePower: values['purchase.fastChargePower'],
  fastChargeWindow: values['purchase.fastChargeWindow'],
  batteryHealth: values['purchase.batteryHealth'],
  batteryTestedOn: values['purchase.batteryTestedOn'],
  batteryCertificateUrl: values['purchase.batteryCertificateUrl'],
  kerbMass: values['purchase.kerbMass'],
  grossCombinationMass: values['purchase.grossCombinationMass'],
  towballLimit: values['purchase.towballLimit'],
  towballMass: values['purchase.towballMass'],
  safetyRatingYear: values['purchase.safetyRatingYear'],
  safetyRatingVersion: values['purchase.safetyRatingVersion'],
});
