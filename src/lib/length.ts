/** Metres in a foot (specification section 9). */
const metresPerFoot = 0.3048;

export function feetToMetres(feet: number): number {
  return feet * metresPerFoot;
}

/** "21.5 ft (6.55 m)": caravans are quoted in feet, and metres stand beside them. */
export function formatFeet(feet: number): string {
  return `${Number(feet.toFixed(2))} ft (${feetToMetres(feet).toFixed(2)} m)`;
}

/** "4,650 mm". */
export function formatMillimetres(millimetres: number): string {
  return `${Math.round(millimetres).toLocaleString('en-AU')} mm`;
}
