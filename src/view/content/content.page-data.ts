import type { ContentPage } from '#src/domain/content/content.ts';
import type { PageForm } from '#src/domain/content/page-form.ts';
import type { OfferCard } from './offer-card.ts';
import type { PostFacts } from './blog.page-data.ts';
import type { TradeInPageData } from '../trade-in/trade-in.page-data.ts';
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
  /** The form at its foot; null for none. */
  form: PageForm | null;
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
      bodies: string[];
    }[];
  }[];
}
export interface NotFoundPageData {
  kind: 'not-found';
  title: string;
  heading: string;
  text: string;
  links: { label: string; url: string }[];
  searchUrl: string;
  placeholder: string;
}
