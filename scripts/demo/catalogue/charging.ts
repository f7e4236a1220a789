/** Makers' figures (FACT-01), rounded. */
import type { Engine } from './types.ts';

export interface Charging {
  /** Usable kWh, and Wh per km (null for a plug-in hybrid). */
  battery: number;
  use: number | null;
  home: [hours: number, power: number];
  /** Minutes from 10 to 80% at the given kW; null without fast charging. */
  fast: [minutes: number, power: number] | null;
}

type Line = [battery: number, use: number | null, hours: number, power: number, fast: [number, number] | null];

const lines: Record<string, Line> = {
  atto2: [51.1, 160, 8, 7, [35, 82]],
  byd60: [60.5, 160, 9.5, 7, [45, 88]],
  byd80: [82.5, 179, 13, 7, [37, 150]],
  byd82: [82.5, 182, 13, 7, [37, 150]],
  dol44: [44.9, 146, 7, 7, [38, 60]],
  dol60: [60.5, 158, 9.5, 7, [40, 88]],
  ev3: [78, 149, 12, 7, [31, 128]],
  ev5: [88.1, 201, 13.5, 7, [38, 141]],
  ev6: [74, 172, 12, 7, [18, 239]],
  ev6gt: [74, 183, 12, 7, [18, 239]],
  ev9: [96, 228, 15, 7, [24, 210]],
  kona: [64.8, 149, 10, 7, [43, 102]],
  ioniq: [74, 179, 12, 7, [18, 233]],
  tesla3: [57.5, 132, 9, 7, [25, 170]],
  tesla3l: [75, 140, 11.5, 7, [27, 250]],
  teslay: [60, 157, 9.5, 7, [27, 170]],
  mg451: [49, 170, 7.5, 7, [37, 88]],
  mg464: [61.7, 166, 10, 7, [35, 140]],
  mache: [91, 173, 14, 7, [45, 150]],
  leaf: [39, 171, 7, 6.6, [45, 46]],
  solt: [64, 160, 10.5, 7, [35, 150]],
  etransit: [68, 243, 10.5, 7, [39, 115]],
  lightning: [131, 298, 14, 11, [41, 150]],
  bolt: [65, 180, 7, 11, [66, 53]],
  // Plug-in hybrids have no consumption figure, because it would assume nightly charging.
  b15e: [18.3, null, 3, 7, null],
  b15s: [29.6, null, 4.5, 7, [37, 55]],
  x24e: [17, null, 6.5, 3.5, null],
  m25e: [16, null, 2.5, 7, null],
  f23e: [10, null, 4, 3.5, null],
};

const chargingOf = ([battery, use, hours, power, fast]: Line): Charging => ({
  battery,
  use,
  home: [hours, power],
  fast,
});

export const charging: Record<string, Charging> = Object.fromEntries(
  Object.entries(lines).map(([engine, line]) => [engine, chargingOf(line)]),
);

export const chargingColumns = ({ battery, use, home, fast }: Charging): Record<string, string | number> => ({
  batteryusable: battery,
  ...(use !== null && { energyconsumption: use }),
  chargehomehours: home[0],
  chargehomekw: home[1],
  ...(fast && { chargefastminutes: fast[0], chargefastkw: fast[1], chargefastwindow: '10-80%' }),
});

/** Per cent. Drops by 1.2 a year and by 1 per 40,000 km, but not below 70. */
export const batteryHealth = (years: number, kilometres: number): number =>
  Math.max(70, Math.round(100 - years * 1.2 - kilometres / 40_000));

export const testedDaysAgo = (year: number, distance: number): number => 10 + ((distance + year) % 60);

export const isCharged = ({ fuel }: Pick<Engine, 'fuel'>): boolean => fuel === 'electric' || fuel === 'plugInHybrid';
