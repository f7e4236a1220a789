/** One line per setting, with its default and editor documentation (JSON Schema). */
import * as z from 'zod';
import { defaultText, documented, isVarying, varyingDefaultText, type Varying } from './default-text.ts';

/** `otherwise` documents an empty default. */
export const withDefault = <T extends z.ZodType>(schema: T, byDefault: z.output<T>, doc: string, otherwise?: string) =>
  schema.default(byDefault as never).describe(documented(doc, defaultText(byDefault, otherwise)));

export const nullable = <T extends z.ZodType>(schema: T, doc: string, otherwise?: string) =>
  withDefault(schema.nullable(), null, doc, otherwise);

export const optional = <T extends z.ZodType>(schema: T, doc: string, otherwise: string) =>
  schema.optional().describe(documented(doc, otherwise));

/** The template and locale are unknown here (withWrittenDefaults), so uses the first default, hidden from editors. */
const withVarying = <T extends z.ZodType<string | number>>(
  schema: T,
  byDefault: Varying<z.output<T> & (string | number)>,
  doc: string,
) =>
  schema
    .default(Object.values(byDefault)[0] as never)
    .meta({ description: documented(doc, varyingDefaultText(byDefault)), default: undefined });

export const flag = (byDefault: boolean, doc: string) => withDefault(z.boolean(), byDefault, doc);

const line = z.string().trim().min(1);

export const text = (byDefault: string | Varying<string>, doc: string) =>
  isVarying(byDefault) ? withVarying(line, byDefault, doc) : withDefault(line, byDefault, doc);

export const maybeText = (doc: string, otherwise?: string) => nullable(line, doc, otherwise);

export const wholeNumber = (byDefault: number | Varying<number>, bounds: { min: number; max: number }, doc: string) => {
  const number = z.int().min(bounds.min).max(bounds.max);
  return isVarying(byDefault) ? withVarying(number, byDefault, doc) : withDefault(number, byDefault, doc);
};

export const choice = <const T extends readonly [string, ...string[]]>(
  options: T,
  byDefault: T[number] | Varying<T[number]>,
  doc: string,
) =>
  isVarying(byDefault)
    ? withVarying(z.enum(options), byDefault, doc)
    : withDefault(z.enum(options), byDefault as never, doc);

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

export const area = <T extends z.ZodRawShape>(doc: string, shape: T) =>
  z
    .strictObject(shape)
    .prefault({} as never)
    .describe(doc);

export const link = z.string().regex(/^(\/(?!\/)\S*|https:\/\/\S+|tel:\+?[0-9 ]+|mailto:\S+)$/, {
  error: 'must be a path that starts with / or a URL that starts with https://, tel: or mailto:',
});

/** `#rrggbb`. */
export const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'must be a colour such as #0b5a66' });

export const instant = z.iso.datetime({
  offset: true,
  error: 'must be a date and time with a UTC offset, such as 2026-12-01T00:00:00+11:00',
});

export const environmentName = z.string().regex(/^[A-Z][A-Z0-9_]*$/, {
  error: 'must be the name of an environment variable, such as HARBOUR_MOTORS_WEBHOOK_SECRET',
});
