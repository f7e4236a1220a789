import type { TemplateName } from '#src/domain/tenant/settings/settings.ts';

type Areas = Record<string, Record<string, string>>;

/** Defaults that follow the template: its own typeface and corners. */
const byTemplate: Record<TemplateName, Areas> = {
  showroom: { branding: { font: 'instrument-sans', radius: 'soft' } },
  marketplace: { branding: { font: 'archivo', radius: 'square' } },
};

/** Defaults that follow the country, where it spells them otherwise (REG-01). */
const byLocale: Record<string, Areas> = {
  'en-US': {
    labels: {
      noPrice: 'Inquire for price.',
      enquire: 'Inquire',
      illustration:
        'Where we have no photos, pictures are drawings: they show the body type and color, not the vehicle itself.',
    },
  },
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Settings as written, with the template's and the country's defaults where the author names none; anything
 * malformed is left to the schema.
 */
export function withWrittenDefaults(written: unknown): unknown {
  if (!isObject(written)) return written;
  const { template = 'showroom', regional } = written;
  const locale = isObject(regional) ? String(regional['locale']) : '';
  const areas = { ...byTemplate[String(template) as TemplateName], ...byLocale[locale] };
  const filled = Object.entries(areas).flatMap(([area, defaults]) => {
    const own = written[area] ?? {};
    return isObject(own) ? [[area, { ...defaults, ...own }]] : [];
  });
  return { ...written, ...Object.fromEntries(filled) };
}
