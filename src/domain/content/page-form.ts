/**
 * Form at the foot of a page (docs/decisions/042), by front matter (`form: fleet`, `none`) or path (specification
 * section 2). The finance form needs finance (ROUTE-10); `/trade-in` and `/sell-my-car` have one only if trade-ins
 * aren't valued online.
 */
import { valuesTradeIns } from '../leads/values-trade-ins.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';

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

interface RequestedForm {
  path: string;
  form?: PageForm | 'none' | null;
}

export function formOfPage(
  { path, form = null }: RequestedForm,
  { header, buttons, finance, tradeIn }: Pick<PublicSettings, 'header' | 'buttons' | 'finance' | 'tradeIn'>,
): PageForm | null {
  const ofDealer =
    path === header.servicePath ? 'service' : path === finance.path && !finance.neverShow ? 'finance' : null;
  const sells = isSellingPath(path) && !valuesTradeIns({ tradeIn }) ? 'trade-in' : null;
  const found = form ?? byAddress.get(path) ?? ofDealer ?? sells;
  if (found === 'none' || (found === 'test-drive' && form === null && !buttons.testDrive)) return null;
  return found;
}

export const formAnchor = (form: PageForm): string => (form === 'service' ? 'service-booking' : `${form}-form`);
