import type { SiteContext } from '#src/domain/site.ts';
import { vehiclePage } from '#src/view/vehicle/vehicle-page.ts';
import type { ListedPage, PageData } from './page-data.ts';

/**
 * The content of vehicle pages is decided in the rendering thread, that of all others when they're listed (decision
 * 001).
 */
export const decidePage = (listed: ListedPage, { settings }: SiteContext): PageData =>
  listed.kind === 'vehicle' ? vehiclePage(listed, settings) : listed;
