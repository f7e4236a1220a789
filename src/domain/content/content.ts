/** What a dealer writes beside stock: model ranges, offers, reviews, promotions and pages. */
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
  /** What `fromPrice` includes (PRICE-01); null is the dealer's default for new stock. */
  priceType: PriceType | null;
  manufacturer: string;
  /** The manufacturer's own body groups (`manufacturer_body`, `body2`, `body3`): how the models menu groups. */
  manufacturerBodies: string[];
  fuels: string[];
  /** Replaces `/{slug}`: a path of this site or an absolute address. */
  overrideUrl: string | null;
  /** Further pictures of its page. */
  gallery: BlockOf<'gallery'>['pictures'];
  colours: BlockOf<'colours'>['colours'];
  /** Prices are whole dollars, as `priceType` says. */
  variants: { name: string; fromPrice: number | null; engine: string | null; text: string | null }[];
  /** Prices are whole dollars. */
  accessories: BlockOf<'accessories'>['items'];
}

export interface Manufacturer {
  name: string;
  slug: string;
  /** Address of its logo; null shows a monogram. */
  logo: string | null;
  /** Sanitised HTML: the dealer's words on the make's page. */
  description: string | null;
  /** The line under the page's heading. */
  shortDescription: string | null;
  /** The page's picture. */
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
  /** ISO dates in the site's time zone; null is open-ended. `expiry` is the last day on which it shows. */
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
  /** What was bought or serviced, such as "Bought a 2021 Mazda CX-5". */
  context: string | null;
}

/**
 * A promotion: a tile among search results or a banner, shown from `start` up to `expiry` (ISO instants with offset).
 */
export interface Promo {
  id: string;
  kind: 'tile' | 'banner';
  title: string;
  text: string;
  url: string;
  start: string | null;
  expiry: string | null;
  position: number | null;
  /** Which stock lists show it; null is all. */
  display: 'used' | 'new' | 'demo' | null;
  /** Only where the list shows exactly this stock type and no other. */
  strictDisplay: boolean;
  image: string | null;
  imageAlt: string;
  background: string | null;
}

/** A page of the dealer's own words, from `pages/*.md`. */
export interface ContentPage {
  /** With a leading and no trailing slash, such as `/about-us`. */
  path: string;
  title: string;
  description: string;
  /** The line under the heading. */
  lede: string | null;
  /** Sanitised HTML. */
  body: string;
  image: string | null;
  /** What the page's button offers; null shows the dealer's phone and locations. */
  action: { label: string; url: string } | null;
  /** Questions and answers at the foot of the page. */
  faq: { question: string; answer: string }[];
  /** Parts beside its text, in order. */
  blocks?: ContentBlock[];
  /** The form at its foot as its front matter names it; absent or null is by its address (formOfPage). */
  form?: PageForm | 'none' | null;
  /** Of a post of the blog: the day it was published, an ISO date in the site's time zone. */
  date?: string | null;
  /** Of a post: the day of its last change worth telling. */
  updated?: string | null;
  /** Of a post: who wrote it; null is the dealer. */
  author?: string | null;
}
