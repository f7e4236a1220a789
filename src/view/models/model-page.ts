/**
 * The page of one model range at `/{model slug}` (ROUTE-19): the dealer's own text, what it starts from, and
 * the way to those in stock.
 */
import type { ContentPage, Model } from '#src/domain/content/content.ts';
import { shownModels } from '#src/domain/vehicle/model-ranges.ts';
import type { Tenant } from '#src/domain/site.ts';
import type { Site } from '#src/site/site.ts';
import { capitalised } from '../copy/stock-copy.ts';
import { modelFromPrice } from '../card/from-price.ts';
import { modelStockPath } from './model-links.ts';

const modelPagePath = ({ slug }: Model): string => `/${slug}`;

/** Ranges with a text of their own, unless they lead elsewhere or the dealer has written that page. */
function rangesWithPage({ models, pages }: Pick<Tenant, 'models' | 'pages'>): Model[] {
  const written = new Set(pages.map(({ path }) => path));
  return shownModels(models).filter(
    (model) => model.description !== null && model.overrideUrl === null && !written.has(modelPagePath(model)),
  );
}

export const modelPagePaths = (tenant: Pick<Tenant, 'models' | 'pages'>): string[] =>
  rangesWithPage(tenant).map(modelPagePath);

export const modelPages = (site: Site): ContentPage[] =>
  rangesWithPage(site.tenant).map((model) => modelPage(model, site));

function modelPage(model: Model, { landings, settings }: Site): ContentPage {
  const title = model.name.startsWith(model.manufacturer) ? model.name : `${model.manufacturer} ${model.name}`;
  const inStock = modelStockPath(model);
  const price = modelFromPrice(model, settings);
  const from = price && capitalised(price.endsWith('.') ? price : `${price}.`);
  return {
    path: modelPagePath(model),
    title,
    image: model.image,
    body: model.description ?? '',
    faq: [],
    description: [`${title} at ${settings.branding.name}.`, model.shortDescription, from].filter(Boolean).join(' '),
    lede:
      [model.shortDescription, model.status === 'coming_soon' ? 'Coming soon.' : from].filter(Boolean).join(' ') ||
      null,
    action: landings.has(inStock)
      ? { label: `See the ${title} in stock`, url: inStock }
      : { label: 'See our stock', url: '/cars/' },
  };
}
