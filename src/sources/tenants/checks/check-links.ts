import { routePatterns } from '#src/domain/route-patterns.ts';
import { localDate } from '#src/lib/dates.ts';
import { blockReferences } from '#src/domain/content/change-block.ts';
import { blogPaths, isInBlog } from '#src/domain/content/blog.ts';
import { takesApplications } from '#src/domain/finance/takes-applications.ts';
import { shortlistPaths } from '#src/domain/site-paths.ts';
import { usesSignIn } from '#src/domain/tenant/uses-sign-in.ts';
import { plainPaths } from '#src/domain/content/plain-paths.ts';
import { movedAddresses } from '#src/domain/search/moved-addresses.ts';
import { isReservedAddress } from '#src/domain/reserved-addresses.ts';
import { brandPath, brandsWithPage } from '#src/domain/vehicle/brands.ts';
import { buildModels, pageAddress } from '../build-content.ts';
import { contentReferences } from '../content-references.ts';
import { closest } from '../did-you-mean.ts';
import { doubtful, type IssueDraft, type KeyPath } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

interface Link {
  file: string;
  path: KeyPath;
  url: string;
}

/** Stock lists come and go, so links to them pass. */
export function checkLinks(draft: CheckedDraft): IssueDraft[] {
  const { own, leads } = pathsOfLinks(draft);
  return linksOf(draft).flatMap(({ file, path, url }) => {
    const target = url.startsWith('/') ? url.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '') : null;
    if (target === null || leads(target) || /^\/(?:images|photos|_a|data)\//.test(target)) return [];
    const near = closest(target, [...own]);
    return [
      {
        ...doubtful(
          file,
          path,
          `links to ${target}, which does not exist on this site`,
          near ? `Did you mean ${near}?` : 'Add that page to pages/, or change the link.',
        ),
        words: path.length === 0 ? url : undefined,
      },
    ];
  });
}

export const linksOf = (draft: CheckedDraft): Link[] => [...ofSettings(draft), ...ofContent(draft)];

export function pathsOfLinks(draft: CheckedDraft): { own: ReadonlySet<string>; leads: (path: string) => boolean } {
  const own = sitePaths(draft);
  const moved = new Map(
    movedAddresses(draft.settings, draft.locations?.locations ?? []).map(({ from, to }) => [from, to]),
  );
  const leads = (path: string): boolean =>
    own.has(path) || isStock(path) || own.has(moved.get(path) ?? '') || isStock(moved.get(path) ?? '');
  return { own, leads };
}

const isStock = (path: string): boolean => /^\/(?:cars|search|api|results|checkout-journey)(?:\/|$)/.test(path);

function sitePaths({ settings, locations, models, offers, pages, now }: CheckedDraft): Set<string> {
  const places = locations?.locations ?? [];
  const addressed = pages.map((page) => ({
    path: pageAddress(page),
    date: page.frontmatter.date,
    author: page.frontmatter.author,
  }));
  return new Set([
    '/',
    ...plainPaths(
      addressed.map(({ path }) => path),
      settings,
    ),
    ...shortlistPaths(settings),
    ...(usesSignIn(settings) ? [routePatterns['sign-in']] : []),
    ...(takesApplications(settings) ? [routePatterns['finance-application']] : []),
    ...(settings.finance.budgetFinder.page && !settings.finance.neverShow ? ['/budget'] : []),
    ...(places.length > 0 ? ['/dealerships', ...places.map(({ slug }) => `/locations/${slug}`)] : []),
    ...((offers?.offers.length ?? 0) > 0 ? [routePatterns.offers] : []),
    ...((models?.models.length ?? 0) > 0 ? ['/models'] : []),
    ...(models === null ? [] : brandsWithPage(buildModels(models)).map(brandPath)),
    ...(models?.models ?? [])
      .filter(
        ({ description, overrideUrl, slug }) =>
          description !== null && overrideUrl === null && !isReservedAddress(`/${slug}`),
      )
      .map(({ slug }) => `/${slug}`),
    ...addressed.map(({ path }) => path).filter((path) => !isInBlog(path)),
    ...blogPaths(addressed, localDate(now, settings.regional.timeZone)),
  ]);
}

function ofSettings({ settings: { header, footer, home, finance } }: CheckedDraft): Link[] {
  const link = (path: KeyPath, url: string | null | undefined): Link[] =>
    url ? [{ file: 'settings.json', path, url }] : [];
  return [
    ...header.menu.extra.flatMap(({ url }, index) => link(['header', 'menu', 'extra', index, 'url'], url)),
    ...footer.extra.flatMap(({ url }, index) => link(['footer', 'extra', index, 'url'], url)),
    ...link(['home', 'hero', 'primary', 'url'], home.hero.primary?.url),
    ...link(['home', 'hero', 'secondary', 'url'], home.hero.secondary?.url),
    ...link(['finance', 'link', 'override'], finance.link.override),
  ];
}

function ofContent({ pages, promos, locations, models, offers }: CheckedDraft): Link[] {
  const within = (file: string, path: KeyPath, markdown: string | null): Link[] =>
    markdown ? contentReferences(markdown).links.map((url) => ({ file, path, url })) : [];
  return [
    ...pages.flatMap(({ name, frontmatter, body }) => [
      ...(frontmatter.action ? [{ file: `pages/${name}`, path: ['action', 'url'], url: frontmatter.action.url }] : []),
      ...within(`pages/${name}`, [], body),
      ...frontmatter.blocks.flatMap((block, index) => {
        const { links, html } = blockReferences(block);
        const [file, path] = [`pages/${name}`, ['blocks', index]];
        return [...links.map((url) => ({ file, path, url })), ...html.flatMap((text) => within(file, path, text))];
      }),
    ]),
    ...(promos?.promos ?? []).map(({ url }, index) => ({ file: 'promos.json', path: ['promos', index, 'url'], url })),
    ...(locations?.locations ?? []).flatMap(({ description }, index) =>
      within('locations.json', ['locations', index, 'description'], description),
    ),
    ...(models?.models ?? []).flatMap(({ description }, index) =>
      within('models.json', ['models', index, 'description'], description),
    ),
    ...(offers?.offers ?? []).flatMap(({ description }, index) =>
      within('offers.json', ['offers', index, 'description'], description),
    ),
  ];
}
