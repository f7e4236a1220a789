import type { Vehicle } from '../vehicle/vehicle.ts';

const learnerApproved = 'Learner approved';

/** Closed list (`filtered_features`): "Alloy wheels, 19-inch" and "17 in alloys" are one choice. */
const table: readonly [label: string, pattern: RegExp][] = [
  ['Apple CarPlay', /car ?play/i],
  ['Android Auto', /android auto/i],
  ['Reversing camera', /(revers|rear[- ]?view|back-?up).*camera/i],
  ['360-degree camera', /360|surround.*(camera|view)|around view/i],
  ['Parking sensors', /park.*(sensor|assist|distance)/i],
  ['Satellite navigation', /sat(ellite)? ?nav|navigation/i],
  ['Adaptive cruise control', /(adaptive|active|radar|distance).*cruise/i],
  ['Autonomous emergency braking', /autonomous emergency|automatic emergency brak|\baeb\b/i],
  ['Blind-spot monitoring', /blind[- ]spot/i],
  ['Lane keeping', /lane[- ](keep|depart|assist|centr)/i],
  ['Head-up display', /head[- ]up/i],
  ['Leather seats', /leather(?!.*(wheel|knob|gear|park))/i],
  ['Heated seats', /heated.*seat|seats?,? heated/i],
  ['Ventilated seats', /(ventilated|cooled).*seat/i],
  ['Electric seats', /(electric|power).*seat/i],
  ['Sunroof', /sun ?roof|moon ?roof|panoramic.*roof/i],
  ['Keyless entry', /keyless/i],
  ['Power tailgate', /(power|electric|hands-free).*(tailgate|liftgate|boot)/i],
  ['LED headlights', /led.*head ?(light|lamp)/i],
  ['Alloy wheels', /alloy/i],
  ['Tow bar', /tow ?(bar|ball|hitch|pack)/i],
  ['Bull bar', /bull ?bar|nudge bar/i],
  ['Roof racks', /roof (rack|rail)/i],
  ['Wireless charging', /wireless.*charg/i],
  ['Digital radio', /digital radio|\bdab\b/i],
  ['ISOFIX anchors', /isofix/i],
  ['Solar panels', /solar panel/i],
  ['Lithium battery', /lithium/i],
  ['Ensuite', /en-?suite|shower and toilet/i],
  ['Bunks', /\bbunks?\b/i],
  ['Annexe', /annexe?|awning/i],
  ['Air conditioning', /air[- ]con|climate control/i],
  ['ABS brakes', /\babs\b/i],
  ['Quickshifter', /quick ?shift/i],
  ['Heated grips', /heated grips?/i],
  [learnerApproved, /\blams\b|learner/i],
];

const known = new Map<string, readonly string[]>();

function namesOf(equipment: string): readonly string[] {
  let names = known.get(equipment);
  if (!names)
    known.set(equipment, (names = table.filter(([, pattern]) => pattern.test(equipment)).map(([label]) => label)));
  return names;
}

export function filteredFeatures(vehicle: Pick<Vehicle, 'standardEquipment' | 'learnerApproved'>): string[] {
  const found = new Set(vehicle.standardEquipment.flatMap(namesOf));
  // The feed's flag takes precedence.
  if (vehicle.learnerApproved === true) found.add(learnerApproved);
  if (vehicle.learnerApproved === false) found.delete(learnerApproved);
  return table.map(([label]) => label).filter((label) => found.has(label));
}
