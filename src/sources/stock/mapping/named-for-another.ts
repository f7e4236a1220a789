/** Columns that settings name for one field and that hold nothing of another whose own name they bear. */
import type { FieldName } from './fields.ts';

/** A cell says one thing of these: "NEW" below "Status" is a condition, and then no status. */
const groups: readonly (readonly FieldName[])[] = [
  ['carType', 'status', 'itemType', 'state'],
  ['price', 'beforePrice', 'odometer', 'year'],
  ['badge', 'interiorColour'],
];

/**
 * Whether settings name a column for another field of the field's group, so that its name alone is not enough.
 *
 * @param columnsFor the columns that the settings name for a field, in the feed's spelling
 */
export function isNamedForAnother(
  field: FieldName,
  column: string,
  columnsFor: (field: FieldName) => readonly string[],
): boolean {
  const others = groups.find((group) => group.includes(field))?.filter((other) => other !== field) ?? [];
  return others.some((other) => columnsFor(other).includes(column));
}
