/** A disabled feature leaves no link or mention. */
import { parse, type HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageReferences } from '../../scripts/check-site/references.ts';
import { settingLeaves } from '../unit/demo/settings-leaves.ts';
import { TestDealer, type TestSite } from './setting-effects/dealer.ts';

interface Feature {
  /** Default: false. */
  off?: boolean;
  /** The feature's own paths. */
  links?: RegExp;
  /** Used for nothing else in the product. */
  words?: RegExp;
}

const favourites = { links: /^\/favourites/, words: /\bfavou?rites?\b|\bsaved (?:cars|vehicles)/i };
const compare = { links: /^\/compare/, words: /\bcompare\b/i };

const features: Record<string, Feature> = {
  'account.favourites': favourites,
  'cards.favourites': favourites,
  'account.compare': compare,
  'cards.compare': compare,
  'account.garage': { links: /^\/watchlist/, words: /watchlist/i },
  'tradeIn.shown': { links: /^\/(?:cars\/)?(?:trade-in|sell-my-car|valuation)/, words: /trade[- ]?in|sell your/i },
  'finance.neverShow': {
    off: true,
    links: /^\/(?:finance|personalised\/finance|apply-for-finance)/,
    words: /apply for finance|pre-approved|per week|quayside finance/i,
  },
  'finance.application': { links: /^\/personalised\/finance/ },
  'finance.calculator': { words: /calculator/i },
  'finance.budgetFinder.page': { links: /^\/budget/ },
  'reserve.shown': {
    links: /\/checkout|\/buy-online|^\/reservation/,
    words: /\breserve(?:d| now| it)|reservation|buy online/i,
  },
  'reviews.shown': { words: /Priya N\.|aggregateRating/ },
  'private.assistants.mcp': { links: /^\/mcp/ },
  'syndication.arrivals': { links: /^\/feeds\/arrivals/ },
};

/** Where or how a feature shows; its other links remain. */
const ways =
  /^(?:header|footer|search|cards|vehiclePage|pricing|stockRules|finance|reserve|delivery|tradeIn|phones|forms|buttons|locations|map|reviews|images|analytics|stock|private)\./;

/**
 * Removes main and head, which on pages written by the dealer are the dealer's copy, as are reviews, offers and
 * promotions.
 */
function frameOf(page: HTMLElement): HTMLElement {
  for (const part of page.querySelectorAll('main, head')) part.remove();
  return page;
}

const isDealers = (site: TestSite, address: string): boolean =>
  /^\/(?:blog|offers|special-offers|models|brands)(?:\/|$)/.test(address) ||
  site.loaded.tenant.pages.some(({ path }) => path === address);

async function tracesIn(site: TestSite, address: string, { links, words }: Feature): Promise<string[]> {
  const text = await site.text(address);
  const own = (url: string) => url.replace(site.settings.siteUrl, '');
  if (!/^<!doctype html>/i.test(text)) {
    const lines = text.split('\n').filter((line) => !site.loaded.tenant.pages.some(({ path }) => line.includes(path)));
    const said = address === '/llms.txt' ? lines.filter((line) => words?.test(line)) : [];
    const named = [...text.matchAll(/https?:\/\/[^\s"'<>)]+/g)].map(([url]) => own(url));
    return [...said, ...named.filter((path) => links?.test(path) && !isDealers(site, path))];
  }
  const page = isDealers(site, address) ? frameOf(parse(text)) : parse(text);
  for (const { title, url } of site.loaded.tenant.promos)
    for (const link of page.querySelectorAll(`a[href="${url}"]`))
      if (link.closest('li')?.textContent.includes(title)) link.closest('li')!.remove();
  const found = pageReferences(page.toString())
    .map(({ address: url }) => own(url))
    .filter((path) => links?.test(path));
  if (!words) return found;
  for (const part of page.querySelectorAll('script:not([type="application/ld+json"]), style')) part.remove();
  let read = page.toString().replaceAll(/<[^>]*?(?:(?:alt|aria-label|content|title)="([^"]*)")?[^>]*>/g, ' $1 ');
  const { reviews, offers } = site.loaded.tenant;
  for (const said of [...reviews.map((one) => one.text), ...offers.flatMap((one) => [one.description, one.disclaimer])])
    if (said) read = read.replaceAll(said, '');
  const said = new RegExp(`.{0,40}(?:${words.source}).{0,40}`, words.flags).exec(read);
  return said ? [...found, said[0].trim()] : found;
}

async function traces(site: TestSite, feature: Feature): Promise<string[]> {
  const found: string[] = [];
  for (const address of site.addresses.filter((one) => !/^(?:\/search-index\/|\/data\/|_redirects)/.test(one)))
    found.push(...(await tracesIn(site, address, feature)).map((trace) => `${address}: ${trace}`));
  return [...new Set(found)];
}

describe('a feature that is switched off (CONF-03)', () => {
  let dealer: TestDealer;
  beforeAll(async () => {
    dealer = await TestDealer.start();
  });
  afterAll(() => dealer.remove());

  test('every switch either turns a feature off or sets where or how it shows', () => {
    const switches = settingLeaves().flatMap(({ kind, path }) => (kind === 'boolean' ? path : []));
    expect(Object.keys(features).filter((path) => !switches.includes(path))).toEqual([]);
    expect(switches.filter((path) => !(path in features) && !ways.test(path))).toEqual([]);
  });

  test.each(Object.entries(features))(
    '%s leaves no link to the feature and no mention of it',
    async (path, feature) => {
      const off = feature.off ?? false;
      const [on, without] = [await dealer.site({ [path]: !off }), await dealer.site({ [path]: off })];
      expect(await traces(on, feature), 'nothing to switch off').not.toEqual([]);
      expect(await traces(without, feature)).toEqual([]);
    },
  );
});
