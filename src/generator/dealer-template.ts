import { defaultTemplate } from '#src/domain/tenant/settings/varying-defaults.ts';
import { templateNames, type TemplateName } from '#src/domain/tenant/template-names.ts';
import { writtenSettings } from '#src/sources/tenants/group-settings.ts';

/** Read before validation, to compile only templates in use. Unreadable settings give the default. */
export function templateOf(slug: string, tenantsDir: string): TemplateName {
  try {
    const { template } = writtenSettings(slug, tenantsDir) as { template?: unknown };
    return templateNames.find((name) => name === template) ?? defaultTemplate;
  } catch {
    return defaultTemplate;
  }
}
