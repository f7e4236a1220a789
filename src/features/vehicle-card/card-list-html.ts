/**
 * Markup of a list of cards that no script will hydrate. A vehicle stands in many lists: its card is rendered
 * once for each look it has.
 */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { memoize } from '#src/lib/memoize.ts';
import { narrowHtml } from '#src/lib/narrow-html.ts';
import { listClass, listItems, type VehicleCardsProps } from './VehicleCards.tsx';
import type { VehicleCardProps } from './VehicleCard.tsx';

/** By look. */
const rendered = memoize((_: object) => new Map<string, string>());

export function cardListHtml(props: VehicleCardsProps): string {
  return `<ul class="${listClass(props)}">${listItems(props).map(itemHtml).join('')}</ul>`;
}

/**
 * React puts a preload before a picture that is not lazy; a list is no place for it, and the picture itself follows at
 * once. A card has eight icons or so: each ends itself, as drawings may.
 */
const markup = (item: ReactElement): string =>
  narrowHtml(
    renderToStaticMarkup(item)
      .replace(/^(?:<link\b[^>]*>)+/, '')
      .replaceAll('></use>', '/>'),
  );

/** Card data belongs to one site, so the settings it is shown with need no place in the key. */
function itemHtml(item: ReactElement): string {
  const { card, lazy, first, sizes, heading, factIcons } = item.props as Partial<VehicleCardProps>;
  if (!card || import.meta.env.DEV) return markup(item);
  const byVariant = rendered(card);
  const variant = `${lazy} ${first} ${heading} ${factIcons} ${sizes}`;
  const html = byVariant.get(variant) ?? markup(item);
  byVariant.set(variant, html);
  return html;
}
