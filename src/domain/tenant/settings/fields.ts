/**
 * Small builders, so that a setting is one line: its default and its documentation. The documentation reaches
 * editors through the JSON Schema.
 */
import * as z from 'zod';

/** The documentation of a setting always ends in its default. */
const withDefault = (doc: string, byDefault: unknown) =>
  /\bDefault: /.test(doc) ? doc : `${doc} Default: ${byDefault === null ? 'none' : JSON.stringify(byDefault)}.`;

/** A switch. */
export const flag = (byDefault: boolean, doc: string) =>
  z.boolean().default(byDefault).describe(withDefault(doc, byDefault));

/** A line of text. */
export const text = (byDefault: string, doc: string) =>
  z.string().trim().min(1).default(byDefault).describe(withDefault(doc, byDefault));

/** A text that may be absent. */
export const maybeText = (doc: string) =>
  z.string().trim().min(1).nullable().default(null).describe(withDefault(doc, null));

/** A whole number within bounds. */
export const wholeNumber = (byDefault: number, bounds: { min: number; max: number }, doc: string) =>
  z.int().min(bounds.min).max(bounds.max).default(byDefault).describe(withDefault(doc, byDefault));

/** One of a closed set. */
export const choice = <const T extends readonly [string, ...string[]]>(options: T, byDefault: T[number], doc: string) =>
  z
    .enum(options)
    .default(byDefault as never)
    .describe(withDefault(doc, byDefault));

/** A list in which nothing stands twice. */
export const list = <T extends z.ZodType>(item: T, byDefault: z.output<T>[], doc: string) =>
  z
    .array(item)
    .superRefine(noRepeats)
    .meta({ uniqueItems: true })
    .default(byDefault as never)
    .describe(withDefault(doc, byDefault));

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
  error: 'must be the name of an environment variable, such as HARBOUR_LEADS_WEBHOOK_SECRET',
});
