/** The templates by their name in settings. Each arranges the same page data as a company of its own. */
import type { TemplateName } from '#src/domain/tenant/template-names.ts';
import { atelierPages } from './atelier/template.ts';
import { marketplacePages } from './marketplace/template.ts';
import Compare from './pages/Compare.astro';
import Journey from './pages/Journey.astro';
import Receipt from './pages/Receipt.astro';
import Reserve from './pages/Reserve.astro';
import TradeIn from './pages/TradeIn.astro';
import type { Template } from './shape.ts';
import { showroomPages } from './showroom/template.ts';

/** Pages that look alike but for the template's frame and sheets (frames.ts). */
const shared = { Compare, Journey, Receipt, Reserve, TradeIn };

const all: Record<TemplateName, Template> = {
  showroom: showroomPages,
  marketplace: marketplacePages,
  atelier: atelierPages,
};

export const templates = Object.fromEntries(
  Object.entries(all).map(([name, own]) => [name, { ...shared, ...own }]),
) as Record<TemplateName, Template & typeof shared>;
