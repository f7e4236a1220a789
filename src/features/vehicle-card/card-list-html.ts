/** Cached per variant, since vehicles appear in many lists. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { memoize } from '#src/lib/memoize.ts';
import { narrowHtml } from '#src/lib/narrow-html.ts';
import { listClass, listItems, type VehicleCardsProps } from './VehicleCards.tsx';
import type { VehicleCardProps } from './VehicleCard.tsx';

const rendered = memoize((_: object) => new Map<string, string>());

export function cardListHtml(props: VehicleCardsProps): string {
  return `<ul class="${listClass(props)}">${listItems(props).map(itemHtml).join('')}</ul>`;
}

/** Removes React's preload for eager images, and self-closes SVG elements. */
const markup = (item: ReactElement): string =>
  narrowHtml(
    renderToStaticMarkup(item)
      .replace(/^(?:<link\b[^>]*>)+/, '')
      .replaceAll('></use>', '/>'),
  );

/** A card belongs to one site, so settings aren't part of the key. */
function itemHtml(item: ReactElement): string {
  const { card, lazy, first, sizes, heading, factIcons } = item.props as Partial<VehicleCardProps>;
  if (!card || import.meta.env.DEV) return markup(item);
  const byVariant = rendered(card);
  const variant = `${lazy} ${first} ${heading} ${factIcons} ${sizes}`;
  const html = byVariant.get(variant) ?? markup(item);
  byVariant.set(variant, html);
  return html;
}
