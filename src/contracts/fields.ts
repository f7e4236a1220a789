import * as v from 'valibot';

/** Removes characters that can't be typed or stored. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u2028\u2029]/g, '')
    .trim();
}

export const text = (longest: number) =>
  v.pipe(
    v.string('Please enter text.'),
    v.transform(cleanText),
    v.maxLength(longest, `Please use at most ${longest} characters.`),
  );

/** One line, so that names and subjects can't inject a header. */
export const line = (longest: number) =>
  v.pipe(
    v.string('Please enter text.'),
    v.transform((value) => cleanText(value).replace(/\s+/g, ' ')),
    v.maxLength(longest, `Please use at most ${longest} characters.`),
  );

export const requiredLine = (longest: number, message: string) => v.pipe(line(longest), v.minLength(1, message));

export const carId = v.pipe(
  v.union([v.string('Please choose a vehicle.'), v.pipe(v.number(), v.transform(String))]),
  v.transform((id) => cleanText(String(id))),
  v.minLength(1, 'Please choose a vehicle.'),
  v.maxLength(120, 'That isn’t a valid vehicle.'),
);

const empty = v.pipe(
  v.literal(''),
  v.transform(() => null),
);

/** Reads missing, null and empty as null. */
export const maybe = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.nullable(v.lazy((value): typeof empty | S => (value === '' ? empty : schema))), null);

/** Links carry campaign parameters. */
export const noParameters = v.looseObject({});

export const success = v.object({ success: v.boolean() });
