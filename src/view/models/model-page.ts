import type { ContentBlock } from '#src/domain/content/blocks.ts';
import type { ContentPage, Model } from '#src/domain/content/content.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { visibleModels } from '#src/domain/vehicle/model-ranges.ts';
import type { Tenant } from '#src/domain/site.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Site } from '#src/site/site.ts';
import { capitalised } from '../copy/stock-copy.ts';
import { modelFromPrice } from '../card/from-price.ts';
import { modelStockPath } from './model-links.ts';

const modelPagePath = ({ slug }: Model): string => `/${slug}`;

/** Ranges with text, unless they link elsewhere or the dealer has written the page. */
function rangesWithPage({ models, pages }: Pick<Tenant, 'models' | 'pages'>): Model[] {
  const written = new Set(pages.map(({ path }) => path));
  return visibleModels(models).filter(
    (model) => model.description !== null && model.overrideUrl === null && !written.has(modelPagePath(model)),
  );
}

export const modelPagePaths = (tenant: Pick<Tenant, 'models' | 'pages'>): string[] =>
  rangesWithPage(tenant).map(modelPagePath);

export const modelPages = (site: Site): ContentPage[] =>
  rangesWithPage(site.tenant).map((model) => modelPage(model, site));

function partsOf(
  model: Model,
  title: string,
  list: string,
  settings: PublicSettings,
): Pick<ContentPage, 'blocks' | 'form'> {
  const isComing = model.status === 'coming_soon';
  const { gallery, colours, variants, accessories } = model;
  const parts: ContentBlock[] = [
    { kind: 'gallery', heading: `The ${title} in pictures`, pictures: gallery },
    { kind: 'colours', heading: settings.regional.locale === 'en-US' ? 'Colors' : 'Colours', colours },
    {
      kind: 'variants',
      heading: 'Which one suits you?',
      note: null,
      variants: variants.map(({ fromPrice, ...variant }) => ({
        ...variant,
        from: fromText({ ...model, fromPrice }, settings),
      })),
    },
    { kind: 'stock', heading: `${title} in stock`, list, count: 4 },
    { kind: 'accessories', heading: 'Accessories', items: accessories },
  ];
  const blocks = parts.filter((part) => !isEmpty(part) && !(isComing && part.kind === 'stock'));
  return {
    blocks: model.description === null ? blocks : [{ kind: 'text' }, ...blocks],
    form: isComing ? 'enquiry' : 'none',
  };
}

const isEmpty = (part: ContentBlock): boolean =>
  Object.values(part).some((value) => Array.isArray(value) && value.length === 0);

function fromText(model: Model, settings: PublicSettings): string | null {
  const price = modelFromPrice(model, settings);
  return price && capitalised(price);
}

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
    ...partsOf(model, title, inStock, settings),
    action: landings.has(inStock)
      ? { label: `See the ${title} in stock`, url: inStock }
      : { label: `See our ${regionalTerms[settings.regional.locale].stock}`, url: '/cars/' },
  };
}
