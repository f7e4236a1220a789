import { offerPath, offerTextLength, offerTextLimit } from '#src/domain/content/offers.ts';
import type { Model, Offer } from '#src/domain/content/content.ts';
import { namesRate } from '#src/domain/finance/advertised-rate.ts';
import { cutText } from '#src/lib/cut-text.ts';
import { formatDate } from '#src/lib/dates.ts';
import type { Site } from '#src/site/site.ts';
import { cutHtml } from '../vehicle/cut-html.ts';

export interface OfferCard extends Offer {
  url: string;
  /** Null if the original is short enough. */
  shortDescription: string | null;
  shortDisclaimer: string | null;
  /** "31/12/2026"; null if open-ended. */
  ends: string | null;
  about: string;
}

export function offerCard(offer: Offer, { tenant, settings }: Pick<Site, 'tenant' | 'settings'>): OfferCard {
  const model = tenant.models.find(({ slug }) => slug === offer.model);
  return {
    ...offer,
    image: offer.image ?? model?.image ?? null,
    url: offerPath(offer),
    shortDescription: isLong(visible(offer.description)) ? cutHtml(offer.description, offerTextLength) : null,
    shortDisclaimer: isLong(offer.disclaimer ?? '') ? cutText(offer.disclaimer ?? '', offerTextLength) : null,
    ends: offer.expiry === null ? null : formatDate(offer.expiry, settings.regional.locale),
    about: about(offer, model),
  };
}

const isLong = (text: string): boolean => text.length > offerTextLimit && !namesRate(text);
const visible = (html: string): string => html.replace(/<[^>]+>/g, '').replace(/&[a-z0-9#]+;/gi, ' ');

/** A model's name often starts with its make. */
function about({ manufacturer }: Offer, model: Model | undefined): string {
  if (!model) return manufacturer ?? '';
  return manufacturer === null || model.name.startsWith(manufacturer) ? model.name : `${manufacturer} ${model.name}`;
}
