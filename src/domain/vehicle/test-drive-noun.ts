/** Motorcycles are ridden, towed vehicles viewed (REG-02). */
import { capitalise } from '#src/lib/text.ts';
import { regionalTerms, type Locale } from '../locations/regional-terms.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import { isTowed } from './is-towed.ts';
import { soldKinds, type StockKind } from './stock-kinds.ts';
import type { Vehicle } from './vehicle.ts';

export type TestDriveNoun = 'test drive' | 'test ride' | 'viewing';

export type TriedVehicle = Pick<Vehicle, 'itemType' | 'body' | 'fuel' | 'transmission'>;

export function testDriveNoun(vehicle: TriedVehicle): TestDriveNoun {
  if (vehicle.itemType === 'motorcycle') return 'test ride';
  return isTowed(vehicle) ? 'viewing' : 'test drive';
}

export const drivesText = (vehicle: TriedVehicle): 'drive it' | 'ride it' | null =>
  (({ 'test drive': 'drive it', 'test ride': 'ride it', viewing: null }) as const)[testDriveNoun(vehicle)];

const ofKinds: Partial<Record<StockKind, TestDriveNoun>> = {
  motorcycle: 'test ride',
  caravan: 'viewing',
  camperTrailer: 'viewing',
};

export const siteTestDriveNoun = (settings: Pick<PublicSettings, 'stockRules'>): TestDriveNoun =>
  ofKinds[soldKinds(settings)[0]] ?? 'test drive';

const inTitle: Record<TestDriveNoun, string> = {
  'test drive': 'Test Drive',
  'test ride': 'Test Ride',
  viewing: 'Viewing',
};
const named: [TestDriveNoun, RegExp][] = [
  ['test drive', /\bdriv(?:e|ing)\b/i],
  ['test ride', /\brid(?:e|ing)\b/i],
];

export const bookVerb = (locale: Locale): string => capitalise(regionalTerms[locale].book);

/** The dealer's label, unless unsuitable. */
export function testDriveLabel(
  noun: TestDriveNoun,
  { labels: { testDrive }, regional: { locale } }: Pick<PublicSettings, 'labels' | 'regional'>,
): string {
  const said = named.filter(([, words]) => words.test(testDrive)).map(([one]) => one);
  return said.length === 0 || said.includes(noun) ? testDrive : `${bookVerb(locale)} a ${inTitle[noun]}`;
}
