/** `stock.mapping`: the feed column and transform of each field. */
import * as z from 'zod';
import { priceTypes } from '../../vehicle/vehicle.ts';
import { optional, withDefault } from './fields.ts';

/** Unreadable values are dropped (optional field) or reject the row (required field). */
export const transforms = [
  'text',
  'integer',
  'money',
  'odometer',
  'year',
  'boolean',
  'date',
  'month',
  'timestamp',
  'list',
  'html',
  'make',
  'model',
  'badgeFromTitle',
  'carType',
  'status',
  'body',
  'transmission',
  'fuel',
  'drive',
  'priceType',
  'litres',
  'cubicCentimetres',
  'cylinders',
  'consumption',
  'seats',
  'doors',
  'exteriorColour',
  'interiorColour',
  'suburb',
  'state',
  'engine',
  'json',
  'number',
  'itemType',
  'images',
  'address',
  'vin',
  'plate',
  'processors',
] as const;

const columnName = z.string().min(1);
const includes = optional(
  z.enum(priceTypes),
  'What the amounts of a price column include. Example: "drive_away".',
  "what the column's name or the cells say",
);
const column = z.union([
  columnName,
  z.strictObject({
    column: optional(
      z.union([columnName, z.array(columnName).min(1)]),
      'Column of the feed, or several: the first with a value counts; photos and equipment of all are joined. "Photo#" is all of Photo1, Photo2 and so on.',
      'the columns that the field is read from without a mapping',
    ),
    as: optional(
      z.enum(transforms),
      'How to read it. The price and the price before are always read as prices.',
      'what the field usually needs',
    ),
    type: includes,
    words: optional(
      z.record(z.string(), z.string()),
      'What words of the feed mean, without regard to case; "*" is every other word. Example: {"Retail": "in_stock", "Fleet": "hidden"}.',
      'none',
    ),
    default: optional(z.union([z.string(), z.number(), z.boolean()]), 'Used when the cell is empty.', 'nothing'),
    optional: optional(
      z.boolean(),
      'The feed may come without the column.',
      'false, a feed without it is refused and the last good site stays',
    ),
  }),
  z
    .array(
      z.union([columnName, z.strictObject({ column: columnName.describe('Column of the feed.'), type: includes })]),
    )
    .min(1)
    .describe(
      'Several columns, the first with a value counts. Prices: [{"column": "DapPrice", "type": "drive_away"}, {"column": "EgcPrice", "type": "excluding_government_charges"}]; where the feed has a price type, that picks the column of its type.',
    ),
]);

export const mapping = withDefault(
  z.record(z.string(), column),
  {},
  'Field of the product to column of the feed; dots reach into objects ("variant.torque"). A field that is not named is read from the column of the same name (specification section 3), if there is one.',
);
