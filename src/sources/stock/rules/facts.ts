/** A price outside settings.pricing.lowest to highest rejects the row: the intended amount is unknown. */
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { nameVehicle, titleParts, type NamedVehicle } from '../names/title.ts';
import type { FeedValues } from '../mapping/fields.ts';

export interface Facts {
  year: number;
  make: string;
  model: string;
  rest: string[] | null;
}

export interface FactIssue {
  field: string;
  reason: string;
}

const placeholderYear = 1900;

export function factsOf(
  values: FeedValues,
  lastYear: number,
  makeNames: ReadonlyMap<string, string>,
): Facts | FactIssue {
  const title = values.listingTitle === null ? null : titleParts(values.listingTitle);
  const year = yearOf(values.year, title?.year ?? null, lastYear);
  if (typeof year === 'object') return year;
  const named: NamedVehicle = nameVehicle(values.make, values.model, title, makeNames);
  if (named.make === null || !/\p{Letter}/u.test(named.make))
    return { field: 'make', reason: 'no make in the column or the title' };
  if (named.make.length > 40) return { field: 'make', reason: `the make is ${named.make.length} characters long` };
  if (named.model === null || !/[\p{Letter}\p{Number}]/u.test(named.model))
    return { field: 'model', reason: 'no model in the column or the title' };
  if (named.model.length > 60) return { field: 'model', reason: `the model is ${named.model.length} characters long` };
  return { year, make: named.make, model: named.model, rest: named.rest };
}

function yearOf(column: number | null, title: number | null, lastYear: number): number | FactIssue {
  const isPlaceholder = column === null || column <= placeholderYear;
  const year = isPlaceholder ? title : column;
  if (year === null)
    return {
      field: 'year',
      reason:
        column === null
          ? 'no year in the column or the title'
          : `the year ${column} is a placeholder, and the title has no year`,
    };
  if (year <= placeholderYear) return { field: 'year', reason: `the year ${year} is a placeholder` };
  return year > lastYear
    ? { field: 'year', reason: `the year ${year} is after the next model year, ${lastYear}` }
    : year;
}

export function priceIssue(price: number | null, { lowest, highest }: PublicSettings['pricing']): FactIssue | null {
  if (price === null) return null;
  if (price < lowest)
    return {
      field: 'price',
      reason: `the price of $${price} is below the minimum, $${lowest} (pricing.lowest)`,
    };
  return price > highest
    ? {
        field: 'price',
        reason: `the price of $${price} is above the maximum, $${highest} (pricing.highest)`,
      }
    : null;
}
