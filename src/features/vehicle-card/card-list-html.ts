/** Markup of a list of cards that no script will hydrate. A vehicle stands in many lists: its card is rendered once for each look it has. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { listClass, listItems, type VehicleCardsProps } from './VehicleCards.tsx';

/** Cards kept for each site; at 2 KB a card that is 40 MB at the most. */
const mostKept = 20_000;
const kept = new WeakMap<PublicSettings, Map<string, string>>();

export function cardListHtml(props: VehicleCardsProps): string {
  const items = listItems(props).map((item) => itemHtml(item, props.settings)).join('');
  return `<ul class="${listClass(props)}">${items}</ul>`;
}

function itemHtml(item: ReactElement, settings: PublicSettings): string {
  const known = kept.get(settings) ?? new Map<string, string>();
  kept.set(settings, known);
  const { settings: _shared, ...own } = item.props as Record<string, unknown>;
  const key = JSON.stringify(own);
  const html = known.get(key) ?? renderToStaticMarkup(item);
  if (known.size < mostKept) known.set(key, html);
  return html;
}
