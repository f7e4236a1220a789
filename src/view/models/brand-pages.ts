import type { ContentBlock } from '#src/domain/content/blocks.ts';
import type { ContentPage, Manufacturer, Model } from '#src/domain/content/content.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { brandPath, brandsWithPage } from '#src/domain/vehicle/brands.ts';
import { modelsPath, visibleModels } from '#src/domain/vehicle/model-ranges.ts';
import { pathExists } from '#src/domain/site-paths.ts';
import { slugify } from '#src/lib/slug.ts';
import type { Site } from '#src/site/site.ts';
import { vehicleNoun } from '../copy/stock-copy.ts';
import { modelTile } from './model-links.ts';

export const modelBreadcrumbs = (
  { title }: ContentPage,
  { context }: Site,
): { label: string; url: string | null }[] => [
  { label: 'Home', url: '/' },
  ...(pathExists(modelsPath, context) ? [{ label: 'Models', url: modelsPath }] : []),
  { label: title, url: null },
];

export const brandLinks = ({ tenant }: Site): { label: string; url: string }[] =>
  brandsWithPage(tenant).map((brand) => ({ label: brand.name, url: brandPath(brand) }));

export const brandPages = (site: Site): ContentPage[] =>
  brandsWithPage(site.tenant).map((brand) => brandPage(brand, site));

function brandPage(brand: Manufacturer, site: Site): ContentPage {
  const { landings, settings, tenant } = site;
  const inStock = `/search/${slugify(brand.name)}`;
  const ranges = visibleModels(tenant.models).filter(({ manufacturer }) => manufacturer === brand.name);
  const noun = vehicleNoun(settings);
  return {
    path: brandPath(brand),
    title: brand.name,
    description: `${brand.name} at ${settings.branding.name}: the range, starting prices and which ${noun} are in stock.`,
    lede: brand.shortDescription,
    body: brand.description ?? '',
    image: brand.image,
    action: landings.has(inStock)
      ? { label: `See every ${brand.name} in stock`, url: inStock }
      : { label: `See our ${regionalTerms[settings.regional.locale].stock}`, url: '/cars/' },
    faq: [],
    blocks: [
      ...(brand.description === null ? [] : [{ kind: 'text' } as const]),
      ...rangeBlock(brand, ranges, site),
      { kind: 'stock', heading: `${brand.name} in stock`, list: inStock, count: 4 },
    ],
    form: 'none',
  };
}

function rangeBlock(brand: Manufacturer, ranges: Model[], site: Site): ContentBlock[] {
  if (ranges.length === 0) return [];
  const tiles = ranges.map((model) => {
    const { name, url, image, from, status, description } = modelTile(model, site);
    const coming = status === 'coming_soon' ? 'Coming soon.' : null;
    const starts = from && `${from.charAt(0).toUpperCase()}${from.slice(1)}.`;
    return {
      heading: name,
      text: [description && plain(description), coming ?? starts].filter(Boolean).join(' ') || brand.name,
      url,
      image,
    };
  });
  return [{ kind: 'tiles', heading: `The ${brand.name} range`, tiles }];
}

/** First sentence, for ranges without a summary. */
const plain = (html: string): string => /^[^<]+/.exec(html.replace(/^<p>/, ''))?.[0].trim() ?? '';
