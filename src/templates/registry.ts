/** By name in settings; all render the same page data. */
import type { TemplateName } from '#src/domain/tenant/template-names.ts';
import { atelierPages } from './atelier/template.ts';
import { marketplacePages } from './marketplace/template.ts';
import { sharedPages } from './pages/shared.ts';
import type { Template } from './shape.ts';
import { showroomPages } from './showroom/template.ts';

const all: Record<TemplateName, Template> = {
  showroom: showroomPages,
  marketplace: marketplacePages,
  atelier: atelierPages,
};

export const templates = Object.fromEntries(
  Object.entries(all).map(([name, own]) => [name, { ...sharedPages, ...own }]),
) as Record<TemplateName, Template & typeof sharedPages>;
