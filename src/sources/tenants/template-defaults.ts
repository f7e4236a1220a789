/** Defaults that follow the template where the author names none: its own typeface and corners. */
const byTemplate: Record<string, { font: string; radius: string }> = {
  showroom: { font: 'instrument-sans', radius: 'soft' },
  marketplace: { font: 'archivo', radius: 'square' },
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Settings as written, with the template's typeface and corners filled in; anything malformed is left to the schema. */
export function withTemplateDefaults(written: unknown): unknown {
  if (!isObject(written)) return written;
  const own = byTemplate[String(written['template'] ?? 'showroom')];
  const branding = written['branding'] ?? {};
  return own && isObject(branding) ? { ...written, branding: { ...own, ...branding } } : written;
}
