/** The templates by their name in settings. Each arranges the same page data as a company of its own. */
import type { TemplateName } from '#src/domain/tenant/template-names.ts';
import { atelier } from './atelier/template.ts';
import { marketplace } from './marketplace/template.ts';
import Compare from './pages/Compare.astro';
import Journey from './pages/Journey.astro';
import Receipt from './pages/Receipt.astro';
import Reserve from './pages/Reserve.astro';
import TradeIn from './pages/TradeIn.astro';
import { showroom, type Template } from './showroom/template.ts';

/** Pages that look alike but for the template's frame and sheets (frames.ts). */
const shared = { Compare, Journey, Receipt, Reserve, TradeIn };

const all: Record<TemplateName, Template> = { showroom, marketplace, atelier };

export const templates = Object.fromEntries(
  Object.entries(all).map(([name, own]) => [name, { ...shared, ...own }]),
) as Record<TemplateName, Template & typeof shared>;
