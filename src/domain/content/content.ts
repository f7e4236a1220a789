import type { BlockOf, ContentBlock } from './blocks.ts';
import type { PageForm } from './page-form.ts';
import type { PriceType } from '../vehicle/vehicle.ts';

export const modelStatuses = ['new', 'coming_soon', 'empty'] as const;

export interface Model {
  id: string;
  name: string;
  slug: string;
  description: string | null;
  shortDescription: string | null;
  image: string | null;
  status: (typeof modelStatuses)[number];
  /** Whole dollars. */
  fromPrice: number | null;
  /** PRICE-01; null means the dealer's default for new stock. */
  priceType: PriceType | null;
  manufacturer: string;
  /** `manufacturer_body`, `body2` and `body3`, for the menu. */
  manufacturerBodies: string[];
  fuels: string[];
  /** Replaces `/{slug}`: path or absolute URL. */
  overrideUrl: string | null;
  gallery: BlockOf<'gallery'>['pictures'];
  colours: BlockOf<'colours'>['colours'];
  /** Whole dollars, of type `priceType`. */
  variants: { name: string; fromPrice: number | null; engine: string | null; text: string | null }[];
  /** Whole dollars. */
  accessories: BlockOf<'accessories'>['items'];
}

export interface Manufacturer {
  name: string;
  slug: string;
  /** Null shows a monogram. */
  logo: string | null;
  /** Sanitised HTML. */
  description: string | null;
  shortDescription: string | null;
  image: string | null;
}

export interface Offer {
  id: string;
  name: string;
  /** Sanitised HTML. */
  description: string;
  disclaimer: string | null;
  image: string | null;
  manufacturer: string | null;
  model: string | null;
  /** ISO dates in the site's time zone; null is open-ended. `expiry` is the last day shown. */
  start: string | null;
  expiry: string | null;
}

export interface Review {
  id: string;
  customerName: string;
  /** 1 to 5. */
  rating: number;
  text: string | null;
  /** ISO date. */
  date: string;
  locationSlug: string | null;
  /** "Bought a 2021 Mazda CX-5". */
  context: string | null;
}

/** `start` and `expiry` are ISO instants with offset. */
export interface Promo {
  id: string;
  kind: 'tile' | 'banner';
  title: string;
  text: string;
  url: string;
  start: string | null;
  expiry: string | null;
  position: number | null;
  /** Null is all. */
  display: 'used' | 'new' | 'demo' | null;
  strictDisplay: boolean;
  image: string | null;
  imageAlt: string;
  background: string | null;
}

/** From `pages/*.md`. */
export interface ContentPage {
  /** Such as `/about-us`. */
  path: string;
  title: string;
  description: string;
  lede: string | null;
  /** Sanitised HTML. */
  body: string;
  image: string | null;
  /** Null shows phone and locations. */
  action: { label: string; url: string } | null;
  faq: { question: string; answer: string }[];
  blocks?: ContentBlock[];
  /** From the front matter, otherwise the path (formOfPage). */
  form?: PageForm | 'none' | null;
  /** Posts only: ISO date in the site's time zone. */
  date?: string | null;
  /** Posts only. */
  updated?: string | null;
  /** Posts only; null means the dealer. */
  author?: string | null;
}
