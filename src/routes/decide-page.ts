import type { SiteContext } from '#src/domain/site.ts';
import { vehiclePage } from '#src/view/vehicle/vehicle-page.ts';
import type { ListedPage, PageData } from './page-data.ts';

/** Vehicle pages get their data in render threads, other pages when listed (decision 001). */
export const decidePage = (listed: ListedPage, { settings }: SiteContext): PageData =>
  listed.kind === 'vehicle' ? vehiclePage(listed, settings) : listed;
