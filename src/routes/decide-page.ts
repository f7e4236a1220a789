import type { SiteContext } from '#src/domain/site.ts';
import { vehiclePage } from '#src/view/vehicle/vehicle-page.ts';
import type { ListedPage, PageData } from './page-data.ts';

/**
 * What a page file shows. A vehicle's page is decided here, in the thread that draws it; every other one was when it
 * was listed (decision 008).
 */
export const decidePage = (listed: ListedPage, { settings }: SiteContext): PageData =>
  listed.kind === 'vehicle' ? vehiclePage(listed, settings) : listed;
