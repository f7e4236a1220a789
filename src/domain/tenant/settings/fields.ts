/**
 * Small builders, so that a setting is one line: its default and its documentation. The default is the value alone:
 * what the documentation says of it is written from the value (default-words.ts). The documentation reaches editors
 * through the JSON Schema.
 */
import * as z from 'zod';
import { defaultWords, documented, isVarying, varyingWords, type Varying } from './default-words.ts';

/** A setting with its default; where that is nothing, `otherwise` says what the site does then. */
export const withDefault = <T extends z.ZodType>(schema: T, byDefault: z.output<T>, doc: string, otherwise?: string) =>
  schema.default(byDefault as never).describe(documented(doc, defaultWords(byDefault, otherwise)));

/** What may be null, and is unless it is written. */
export const nullable = <T extends z.ZodType>(schema: T, doc: string, otherwise?: string) =>
  withDefault(schema.nullable(), null, doc, otherwise);

/** What may be left out, where no value of its own stands for that. */
export const optional = <T extends z.ZodType>(schema: T, doc: string, otherwise: string) =>
  schema.optional().describe(documented(doc, otherwise));

/**
 * A setting whose default follows the template or the locale (withWrittenDefaults); the schema alone knows neither, so
 * it takes the first, and tells editors none.
 */
const withVarying = <T extends z.ZodType<string | number>>(
  schema: T,
  byDefault: Varying<z.output<T> & (string | number)>,
  doc: string,
) =>
  schema
    .default(Object.values(byDefault)[0] as never)
    .meta({ description: documented(doc, varyingWords(byDefault)), default: undefined });

/** A switch. */
export const flag = (byDefault: boolean, doc: string) => withDefault(z.boolean(), byDefault, doc);

const line = z.string().trim().min(1);

/** A line of text. */
export const text = (byDefault: string | Varying<string>, doc: string) =>
  isVarying(byDefault) ? withVarying(line, byDefault, doc) : withDefault(line, byDefault, doc);

/** A text that may be absent. */
export const maybeText = (doc: string, otherwise?: string) => nullable(line, doc, otherwise);

/** A whole number within bounds. */
export const wholeNumber = (byDefault: number | Varying<number>, bounds: { min: number; max: number }, doc: string) => {
  const number = z.int().min(bounds.min).max(bounds.max);
  return isVarying(byDefault) ? withVarying(number, byDefault, doc) : withDefault(number, byDefault, doc);
};

/** One of a closed set. */
export const choice = <const T extends readonly [string, ...string[]]>(
  options: T,
  byDefault: T[number] | Varying<T[number]>,
  doc: string,
) =>
  isVarying(byDefault)
    ? withVarying(z.enum(options), byDefault, doc)
    : withDefault(z.enum(options), byDefault as never, doc);

/** A list in which nothing stands twice. */
export const list = <T extends z.ZodType>(item: T, byDefault: z.output<T>[], doc: string, otherwise?: string) =>
  withDefault(z.array(item).superRefine(noRepeats).meta({ uniqueItems: true }), byDefault as never, doc, otherwise);

function noRepeats(items: unknown[], context: z.RefinementCtx) {
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    const text = JSON.stringify(item);
    if (seen.has(text)) context.addIssue({ code: 'custom', path: [index], message: `repeats ${text}`, input: item });
    seen.add(text);
  }
}

/** An area or group of settings: every key has its default, unknown keys are refused. */
export const area = <T extends z.ZodRawShape>(doc: string, shape: T) =>
  z
    .strictObject(shape)
    .prefault({} as never)
    .describe(doc);

/** `/path` on this site, or an absolute https address. */
export const link = z.string().regex(/^(\/(?!\/)\S*|https:\/\/\S+|tel:\+?[0-9 ]+|mailto:\S+)$/, {
  error: 'must be a path that starts with / or an address that starts with https://, tel: or mailto:',
});

/** `#rrggbb`. */
export const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'must be a colour such as #0b5a66' });

/** An instant with its offset, such as `2026-12-01T00:00:00+11:00`. */
export const instant = z.iso.datetime({
  offset: true,
  error: 'must be a date and time with offset, such as 2026-12-01T00:00:00+11:00',
});

/** The name of an environment variable that holds a secret; the secret itself never stands in a settings file. */
export const environmentName = z.string().regex(/^[A-Z][A-Z0-9_]*$/, {
  error: 'must be the name of an environment variable, such as HARBOUR_MOTORS_WEBHOOK_SECRET',
});
