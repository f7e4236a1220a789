import { blockReferences } from '#src/domain/content/change-block.ts';
import { doubtful, type IssueDraft, type KeyPath, wrong } from '../issue.ts';
import type { TenantDraft } from '../read-tenant.ts';
import { repeats } from './repeats.ts';
import { removedElements } from '../content-html.ts';

export function checkContent(draft: TenantDraft): IssueDraft[] {
  return [...models(draft), ...offers(draft), ...reviews(draft), ...promos(draft)];
}

function models({ models: file }: TenantDraft): IssueDraft[] {
  const name = 'models.json';
  return [
    ...repeats(name, 'models', 'slug', file?.models ?? [], (model) => model.slug),
    ...repeats(name, 'models', 'id', file?.models ?? [], (model) => model.id),
    ...repeats(name, 'manufacturers', 'name', file?.manufacturers ?? [], (make) => make.name),
    ...repeats(name, 'manufacturers', 'slug', file?.manufacturers ?? [], (make) => make.slug),
  ];
}

function offers({ offers: file, models: modelFile }: TenantDraft): IssueDraft[] {
  const name = 'offers.json';
  const all = file?.offers ?? [];
  const slugs = modelFile?.models.map((model) => model.slug) ?? [];
  return [
    ...repeats(name, 'offers', 'id', all, (offer) => offer.id),
    ...all.flatMap((offer, index) => [
      ...(offer.start && offer.expiry && offer.expiry < offer.start
        ? [wrong(name, ['offers', index, 'expiry'], `is ${offer.expiry}, before the start date, ${offer.start}`)]
        : []),
      ...(offer.model && !slugs.includes(offer.model)
        ? [
            doubtful(
              name,
              ['offers', index, 'model'],
              `names "${offer.model}", which is not a model in models.json`,
              'Use the model’s slug.',
            ),
          ]
        : []),
    ]),
  ];
}

function reviews({ reviews: file, locations }: TenantDraft): IssueDraft[] {
  const name = 'reviews.json';
  const slugs = locations?.locations.map((location) => location.slug);
  return [
    ...repeats(name, 'reviews', 'id', file?.reviews ?? [], (review) => review.id),
    ...(file?.reviews ?? []).flatMap((review, index) =>
      slugs && review.locationSlug && !slugs.includes(review.locationSlug)
        ? [
            wrong(
              name,
              ['reviews', index, 'locationSlug'],
              `names "${review.locationSlug}", which is not a location`,
              `Locations: ${slugs.join(', ')}.`,
            ),
          ]
        : [],
    ),
  ];
}

function promos({ promos: file }: TenantDraft): IssueDraft[] {
  const name = 'promos.json';
  const all = file?.promos ?? [];
  return [
    ...repeats(name, 'promos', 'id', all, (promo) => promo.id),
    ...all.flatMap((promo, index) => [
      ...(promo.start && promo.expiry && Date.parse(promo.expiry) <= Date.parse(promo.start)
        ? [wrong(name, ['promos', index, 'expiry'], `is ${promo.expiry}, which is not after the start, ${promo.start}`)]
        : []),
      ...(promo.image && !promo.imageAlt
        ? [
            doubtful(
              name,
              ['promos', index, 'imageAlt'],
              'is missing',
              'Describe the image for people who can’t see it.',
            ),
          ]
        : []),
    ]),
  ];
}

/** Warns about removed HTML, such as an embedded video. */
export function checkMarkup({ pages, locations, models, offers }: TenantDraft): IssueDraft[] {
  return [
    ...pages.flatMap(({ name, body, frontmatter }) => [
      ...removedHtmlIssues(`pages/${name}`, [], body),
      ...frontmatter.blocks.flatMap((block, index) =>
        blockReferences(block).html.flatMap((text) => removedHtmlIssues(`pages/${name}`, ['blocks', index], text)),
      ),
    ]),
    ...(locations?.locations ?? []).flatMap(({ description }, index) =>
      removedHtmlIssues('locations.json', ['locations', index, 'description'], description),
    ),
    ...(models?.models ?? []).flatMap(({ description }, index) =>
      removedHtmlIssues('models.json', ['models', index, 'description'], description),
    ),
    ...(offers?.offers ?? []).flatMap(({ description }, index) =>
      removedHtmlIssues('offers.json', ['offers', index, 'description'], description),
    ),
  ];
}

function removedHtmlIssues(file: string, path: KeyPath, text: string | null): IssueDraft[] {
  const names = text === null ? [] : removedElements(text);
  if (names.length === 0) return [];
  const tags = names.map((name) => `<${name}>`).join(', ');
  return [
    {
      ...doubtful(
        file,
        path,
        `has ${tags}, which the site removes`,
        'Text can contain headings, lists, links, images, quotes and tables. Link to anything else.',
      ),
      words: `<${names[0]}`,
    },
  ];
}
