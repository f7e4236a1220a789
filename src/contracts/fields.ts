/**
 * Kinds of fields that several contracts share. What a person types is trimmed and made safe to
 * keep before it is judged.
 */
import * as v from 'valibot';

/** Without characters that no keyboard writes and no database keeps; lines and tabs stay. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u2028\u2029]/g, '')
    .trim();
}

/** Text of one or several lines, at most so long. */
export const text = (longest: number) =>
  v.pipe(
    v.string('Please write text.'),
    v.transform(cleanText),
    v.maxLength(longest, `Please use at most ${longest} characters.`),
  );

/** Text without line breaks, such as a name or a subject: nothing in it can become a header of its own. */
export const line = (longest: number) =>
  v.pipe(
    v.string('Please write text.'),
    v.transform((value) => cleanText(value).replace(/\s+/g, ' ')),
    v.maxLength(longest, `Please use at most ${longest} characters.`),
  );

export const requiredLine = (longest: number, message: string) => v.pipe(line(longest), v.minLength(1, message));

/** An id of the feed, as pages write it. */
export const carId = v.pipe(
  v.union([v.string('Please name a vehicle.'), v.pipe(v.number(), v.transform(String))]),
  v.transform((id) => cleanText(String(id))),
  v.minLength(1, 'Please name a vehicle.'),
  v.maxLength(120, 'This is not a vehicle.'),
);

/** Nothing was said. */
const empty = v.pipe(
  v.literal(''),
  v.transform(() => null),
);

/** Missing, null and empty are the same: nothing was said. What is wrong is said in the schema's own words. */
export const maybe = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.nullable(v.lazy((value): typeof empty | S => (value === '' ? empty : schema))), null);

/** An empty input: endpoints that take nothing refuse nothing either, since links carry campaign names. */
export const nothing = v.looseObject({});

export const success = v.object({ success: v.boolean() });
