/**
 * The form at the foot of a page of the dealer's own words (docs/decisions/042).
 * 1. What the page's front matter names (`form: fleet`); `none` is none.
 * 2. By the page's address, those of specification section 2: contact, test drive, service (its anchor is
 *    `#service-booking`), parts, fleet and careers. A dealer's own address of the service page
 *    (settings header.servicePath) has the service form too, and that of the finance page (finance.path) the finance
 *    enquiry, but for a dealer who shows no finance at all (ROUTE-10). Where no vehicle is priced online, the pages of
 *    selling one's own (`/trade-in`, `/sell-my-car`) ask for it.
 */
import { valuesTradeIns } from '../leads/values-trade-ins.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';

/** `enquiry` asks what it is about, and has no address of its own. */
export const pageForms = [
  'enquiry',
  'contact',
  'test-drive',
  'service',
  'parts',
  'fleet',
  'careers',
  'finance',
  'trade-in',
] as const;
export type PageForm = (typeof pageForms)[number];

export const partsSearchPath = '/parts/search';
export const partsPath = '/vehicle-parts-and-accessories';
export const testDrivePath = '/book-test-drive';

/** Pages of selling or trading in one's own vehicle. */
export const isSellingPath = (path: string): boolean => path === '/trade-in' || path === '/sell-my-car';

const byAddress = new Map<string, PageForm>([
  ['/contact', 'contact'],
  ['/contact-us', 'contact'],
  [testDrivePath, 'test-drive'],
  ['/service', 'service'],
  [partsPath, 'parts'],
  [partsSearchPath, 'parts'],
  ['/fleet', 'fleet'],
  ['/careers', 'careers'],
]);

interface Asked {
  path: string;
  /** As its front matter says; null or absent is by its address. */
  form?: PageForm | 'none' | null;
}

export function formOfPage(
  { path, form = null }: Asked,
  { header, buttons, finance, tradeIn }: Pick<PublicSettings, 'header' | 'buttons' | 'finance' | 'tradeIn'>,
): PageForm | null {
  const ofDealer =
    path === header.servicePath ? 'service' : path === finance.path && !finance.neverShow ? 'finance' : null;
  const sells = isSellingPath(path) && !valuesTradeIns({ tradeIn }) ? 'trade-in' : null;
  const found = form ?? byAddress.get(path) ?? ofDealer ?? sells;
  if (found === 'none' || (found === 'test-drive' && form === null && !buttons.testDrive)) return null;
  return found;
}

/** Where links lead that want the form itself. */
export const formAnchor = (form: PageForm): string => (form === 'service' ? 'service-booking' : `${form}-form`);
