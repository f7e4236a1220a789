import type { ContentPage } from '#src/domain/content/content.ts';
import type { BodyFilter } from '#src/domain/vehicle/model-ranges.ts';
import type { PageForm } from '#src/domain/content/page-form.ts';
import type { OfferCard } from './offer-card.ts';
import type { PostFacts } from './blog.page-data.ts';
import type { TradeInPageData } from '../trade-in/trade-in.page-data.ts';
import type { ArrangedPage } from './page-blocks.ts';
import type { LocationCard } from '../locations/location-card.ts';

export interface ContentPageData {
  kind: 'content';
  page: ContentPage;
  breadcrumbs: { label: string; url: string | null }[];
  locations: LocationCard[];
  phone: { label: string; href: string } | null;
  structuredData: object[];
  /** After a lead: kept out of search engines, and its script says what it was about. */
  success?: boolean;
  /** Not for search engines. */
  hidden?: boolean;
  /** Parts over and under its text. */
  blocks: Pick<ArrangedPage, 'above' | 'below'>;
  /** The form under its text; null for none, or where it stands among the blocks. */
  form: PageForm | null;
  /** The form, wherever it stands. */
  anyForm: PageForm | null;
  /** Whether this site can tell which place is nearest to a postcode (LOC-04). */
  findsNearest: boolean;
  /** The first step of a trade-in, on the page that is about it. */
  tradeIn?: TradeInPageData;
  /** Of a post of the blog. */
  post?: PostFacts;
}
export interface OffersPageData {
  kind: 'offers';
  title: string;
  description: string;
  breadcrumbs: { label: string; url: string | null }[];
  /** The one offer that the page is about, with where to go from it; null on the page of all. */
  offer: (OfferCard & { links: { label: string; url: string }[] }) | null;
  /** All of them, or the others. */
  offers: OfferCard[];
  structuredData: object[];
}
export interface ModelsPageData {
  kind: 'models';
  title: string;
  description: string;
  structuredData: object[];
  /** Ways to see one kind of body; empty where there is one. */
  filters: { filter: BodyFilter; label: string; url: string; count: number }[];
  /** Makes with a page of their own. */
  brands: { label: string; url: string }[];
  groups: {
    label: string;
    slug: string;
    models: {
      name: string;
      manufacturer: string;
      description: string | null;
      from: string | null;
      status: string;
      url: string;
      image: string | null;
      /** Body filters that it is in. */
      filters: BodyFilter[];
    }[];
  }[];
}
export interface NotFoundPageData {
  kind: 'not-found';
  title: string;
  heading: string;
  text: string;
  links: { label: string; url: string }[];
  /** The field that searches the stock. */
  searchLabel: string;
  searchUrl: string;
  placeholder: string;
}
