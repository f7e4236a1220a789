import type { FieldName } from './fields.ts';

/** A cell fills one field per group: "NEW" under "Status" is only a condition. */
const groups: readonly (readonly FieldName[])[] = [
  ['carType', 'status', 'itemType', 'state'],
  ['price', 'beforePrice', 'odometer', 'year'],
  ['badge', 'interiorColour'],
];

export function isNamedForAnother(
  field: FieldName,
  column: string,
  columnsFor: (field: FieldName) => readonly string[],
): boolean {
  const others = groups.find((group) => group.includes(field))?.filter((other) => other !== field) ?? [];
  return others.some((other) => columnsFor(other).includes(column));
}
