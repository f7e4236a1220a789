import type { PageKind, SiteFolder } from '../../scripts/check-site/site-folder.ts';
import { dealers, templateDealers, type Dealer } from '../support/dealers.ts';
import { watchedSite } from './remembered.ts';

export { dealers, templateDealers, type Dealer };

/** All dealers in the matrix run, otherwise the first. For tests that repeat the same template and script. */
export const inMatrix = <T>(first: T, ...others: T[]): T[] => (process.env.MATRIX ? [first, ...others] : [first]);

/** All dealers in the matrix run. */
export const dealerOfEachTemplate: readonly Dealer[] = process.env.MATRIX ? dealers : templateDealers;

export const siteOf = (dealer: Dealer): SiteFolder => watchedSite(dealer);

export const vehicleWith = (dealer: Dealer, ...texts: string[]): string =>
  firstWhere(dealer, 'vehicle', (html) => !html.includes('sold-notice') && texts.every((text) => html.includes(text)))!;

const firstWhere = (dealer: Dealer, kind: PageKind, test: (html: string) => boolean): string | null =>
  siteOf(dealer)
    .ofKind(kind)
    .find(({ file }) => test(siteOf(dealer).text(file)))?.path ?? null;

export function longestVehicle(dealer: Dealer): string {
  const words = (html: string) =>
    html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<form.*?<\/form>|<[^>]+>/gsv, '').length;
  return siteOf(dealer)
    .ofKind('vehicle')
    .map(({ path, file }) => ({ path, size: words(siteOf(dealer).text(file)) }))
    .toSorted((a, b) => b.size - a.size)[0]!.path;
}

/** For sale, with at least four images if the dealer has any. */
export const vehiclePath = (dealer: Dealer): string =>
  firstWhere(dealer, 'vehicle', (html) => html.includes('id="photo-4"') && !html.includes('sold-notice')) ??
  firstWhere(dealer, 'vehicle', (html) => !html.includes('sold-notice'))!;

export const soldPath = (dealer: Dealer): string | null =>
  firstWhere(dealer, 'vehicle', (html) => html.includes('sold-notice'));

/** The model with the most vehicles. */
export function modelPath(dealer: Dealer): string {
  const pages = siteOf(dealer)
    .ofKind('landing')
    .filter(({ path }) => /^\/search\/[^/]+\/[^/]+$/.test(path));
  return pages
    .map(({ path, file }) => ({ path, size: siteOf(dealer).text(file).length }))
    .sort((a, b) => b.size - a.size)[0]!.path;
}

export function pagesOf(dealer: Dealer): string[] {
  const first = (kind: PageKind) => siteOf(dealer).ofKind(kind)[0]?.path ?? null;
  return [
    '/',
    '/cars/',
    modelPath(dealer),
    vehiclePath(dealer),
    soldPath(dealer),
    first('gone'),
    '/dealerships',
    first('location'),
    first('offers'),
    first('models'),
    first('blog'),
    siteOf(dealer).ofKind('blog').at(-1)?.path ?? null,
    '/about-us',
    '/accessibility',
    '/privacy-policy',
    ...['/careers', '/buying', '/fleet', '/learners', '/ford-ranger', '/brands/kia', '/towing-guide'].filter(
      (path) => siteOf(dealer).target(path).kind === 'file',
    ),
    '/no-such-page',
  ].filter((path) => path !== null);
}
