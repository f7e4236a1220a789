/** `stock.mapping` */
import * as z from 'zod';
import { priceTypes } from '../../vehicle/vehicle.ts';
import { optional, withDefault } from './fields.ts';

/** Unreadable values are dropped in an optional field; in a required one, they reject the row. */
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

export const dateOrders = ['day_first', 'month_first'] as const;
export type DateOrder = (typeof dateOrders)[number];

const columnName = z.string().min(1);
const includes = optional(
  z.enum(priceTypes),
  'Price type of the amounts in a price column. Example: "drive_away".',
  'as given by the column’s name or its cells',
);
const column = z.union([
  columnName,
  z.strictObject({
    column: optional(
      z.union([columnName, z.array(columnName).min(1)]),
      'Column or columns of the feed: the first one with a value is used; photos and equipment are combined from all of them. "Photo#" means Photo1, Photo2 and so on.',
      'the columns used for the field without a mapping',
    ),
    as: optional(
      z.enum(transforms),
      'Transform that reads the value. The price and the earlier price are always read as prices.',
      'the field’s usual transform',
    ),
    type: includes,
    dateOrder: optional(
      z.enum(dateOrders),
      'Order of the numbers in a date column: 5/4/2027 is 5 April with "day_first", 4 May with "month_first".',
      'month_first in the United States, day_first elsewhere; the operator is asked if a date contradicts it',
    ),
    words: optional(
      z.record(z.string(), z.string()),
      'Meanings of the feed’s terms, ignoring case; "*" matches every other term. Example: {"Retail": "in_stock", "Fleet": "hidden"}.',
      'none',
    ),
    default: optional(z.union([z.string(), z.number(), z.boolean()]), 'Used when the cell is empty.', 'nothing'),
    optional: optional(
      z.boolean(),
      'The feed may omit the column.',
      'false, a feed without it is refused and the last good site stays live',
    ),
  }),
  z
    .array(
      z.union([columnName, z.strictObject({ column: columnName.describe('Column of the feed.'), type: includes })]),
    )
    .min(1)
    .describe(
      'Several columns; the first one with a value is used. Prices: [{"column": "DapPrice", "type": "drive_away"}, {"column": "EgcPrice", "type": "excluding_government_charges"}]; if the feed has a price type, it selects the column of that type.',
    ),
]);

export const mapping = withDefault(
  z.record(z.string(), column),
  {},
  'Maps product fields to feed columns; dots reach into objects ("variant.torque"). Fields not listed here are read from the column of the same name (specification section 3), if there is one.',
);
