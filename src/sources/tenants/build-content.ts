import type { ContentBlock } from '#src/domain/content/blocks.ts';
import { changeBlock, changeModelImages } from '#src/domain/content/change-block.ts';
import type { ContentPage, Manufacturer, Model, Offer, Promo } from '#src/domain/content/content.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { withPhoneLinks } from '#src/domain/locations/phone/phone-links.ts';
import { withPublicHolidays } from '#src/domain/locations/public-holidays.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { localDate } from '#src/lib/dates.ts';
import { slugify } from '#src/lib/slug.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import { contentHtml, maybeHtml } from './content-html.ts';
import type { LocationsFile } from './files/locations-file.ts';
import type { ModelsFile } from './files/models-file.ts';
import type { OffersFile } from './files/offers-file.ts';
import type { PageFrontmatter } from './files/page-file.ts';
import type { PromosFile } from './files/promos-file.ts';
import { siteImagePath } from './site-image.ts';

const copyHtml = (markdown: string, locale: Locale): string => withPhoneLinks(contentHtml(markdown), locale);

/** @param now epoch milliseconds */
export function buildLocations(file: LocationsFile, settings: Settings, now: number): Location[] {
  const primary =
    file.locations.find((location) => location.primary) ??
    file.locations.find((location) => location.type === 'sales') ??
    file.locations[0];
  const built = file.locations.map((location) => ({
    ...location,
    id: location.id ?? location.slug,
    primary: location === primary,
    timeZone: location.timeZone ?? settings.regional.timeZone,
    openingHours: location.openingHours.map(withStatus),
    specialHours: location.specialHours.map(withStatus),
    image: siteImagePath(location.image),
    description: location.description && copyHtml(location.description, settings.regional.locale),
    team: location.team.map((person) => ({ ...person, image: siteImagePath(person.image) })),
  }));
  return built.map((location) => withPublicHolidays(location, settings, localDate(now, location.timeZone)));
}

function withStatus<T extends { status?: 'Open' | 'Closed' | undefined; open: string | null; close: string | null }>(
  entry: T,
) {
  const status = entry.status ?? (entry.open ? 'Open' : 'Closed');
  return {
    ...entry,
    status,
    open: status === 'Open' ? entry.open : null,
    close: status === 'Open' ? entry.close : null,
  };
}

export function buildModels(file: ModelsFile): { models: Model[]; manufacturers: Manufacturer[] } {
  const named = file.manufacturers.map(({ name, slug, logo, description, shortDescription, image }) => ({
    name,
    slug: slug ?? slugify(name),
    logo: siteImagePath(logo),
    description: maybeHtml(description),
    shortDescription,
    image: siteImagePath(image),
  }));
  const others = new Set(
    file.models.map((model) => model.manufacturer).filter((name) => !named.some((known) => known.name === name)),
  );
  return {
    models: file.models.map((model) => ({
      ...model,
      id: model.id ?? model.slug,
      image: siteImagePath(model.image),
      description: maybeHtml(model.description),
      ...changeModelImages(model, siteImagePath),
    })),
    manufacturers: [...named, ...[...others].map(plainMake)],
  };
}

const plainMake = (name: string): Manufacturer => ({
  name,
  slug: slugify(name),
  logo: null,
  description: null,
  shortDescription: null,
  image: null,
});

export function buildOffers(file: OffersFile, slug: string, locale: Locale): Offer[] {
  return file.offers
    .filter((offer) => !offer.excludedWebsiteIds.includes(slug))
    .map(({ excludedWebsiteIds: _, ...offer }) => ({
      ...offer,
      description: copyHtml(offer.description, locale),
      image: siteImagePath(offer.image),
    }));
}

export const buildPromos = (file: PromosFile): Promo[] =>
  file.promos.map((promo) => ({ ...promo, image: siteImagePath(promo.image) }));

/** Videos are also in `images/`. */
function buildBlock(written: ContentBlock, locale: Locale): ContentBlock {
  const block = changeBlock(written, { picture: siteImagePath, html: (text) => copyHtml(text, locale) });
  if (block.kind !== 'video') return block;
  return { ...block, film: siteImagePath(block.film), captions: siteImagePath(block.captions) };
}

/** @param name such as `about-us.md` */
export function buildPage(
  { name, frontmatter, body }: { name: string; frontmatter: PageFrontmatter; body: string },
  locale: Locale,
): ContentPage {
  const { path: _, ...rest } = frontmatter;
  return {
    ...rest,
    path: pageAddress({ name, frontmatter }),
    body: copyHtml(body, locale),
    image: siteImagePath(rest.image),
    blocks: rest.blocks.map((block) => buildBlock(block, locale)),
  };
}

export const pageAddress = ({
  name,
  frontmatter,
}: {
  name: string;
  frontmatter: Pick<PageFrontmatter, 'path'>;
}): string => frontmatter.path ?? `/${name.replace(/\.md$/, '')}`;
