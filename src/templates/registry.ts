/** The templates by their name in settings. Each arranges the same page data as a company of its own. */
import type { TemplateName } from '#src/domain/tenant/template-names.ts';
import { atelier } from './atelier/template.ts';
import { marketplace } from './marketplace/template.ts';
import { showroom } from './showroom/template.ts';
import type { Template } from './showroom/template.ts';

export const templates: Record<TemplateName, Template> = { showroom, marketplace, atelier };
