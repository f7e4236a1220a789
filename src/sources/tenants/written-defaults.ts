import type { Varying } from '#src/domain/tenant/settings/default-text.ts';
import { defaultLocale } from '#src/domain/tenant/settings/regional.ts';
import { defaultTemplate, localeDefaults, templateDefaults } from '#src/domain/tenant/settings/varying-defaults.ts';

type Areas = Record<string, Record<string, Varying<string | number>>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Leaves malformed values to the schema. */
export function withWrittenDefaults(written: unknown): unknown {
  if (!isObject(written)) return written;
  const { template = defaultTemplate, regional } = written;
  const { locale = defaultLocale } = isObject(regional) ? regional : {};
  return filled(filled(written, templateDefaults, String(template)), localeDefaults, String(locale));
}

function filled(written: Record<string, unknown>, areas: Areas, name: string): Record<string, unknown> {
  const areasOf = Object.entries(areas).flatMap(([area, settings]) => {
    const own = written[area] ?? {};
    return isObject(own) ? [[area, withDefaultsOf(own, settings, name)]] : [];
  });
  return { ...written, ...Object.fromEntries(areasOf) };
}

/** In a two-part key, the first part names the group. */
function withDefaultsOf(own: Record<string, unknown>, settings: Areas[string], name: string): Record<string, unknown> {
  let area = own;
  for (const [path, byName] of Object.entries(settings)) {
    if (!(name in byName)) continue;
    const [key, inner] = path.split('.') as [string, string?];
    if (inner === undefined) area = { [key]: byName[name], ...area };
    else if (isObject(area[key] ?? {}))
      area = { ...area, [key]: { [inner]: byName[name], ...(area[key] as object | undefined) } };
  }
  return area;
}
