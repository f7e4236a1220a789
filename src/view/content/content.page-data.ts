import type { ContentPage } from '#src/domain/content/content.ts';
import type { BodyFilter } from '#src/domain/vehicle/model-ranges.ts';
import type { PageForm } from '#src/domain/content/page-form.ts';
import type { OfferCard } from './offer-card.ts';
import type { PostFacts } from './blog.page-data.ts';
import type { TradeInPageData } from '#src/journeys/trade-in/view/trade-in.page-data.ts';
import type { ArrangedPage } from './page-blocks.ts';
import type { LocationCard } from '../locations/location-card.ts';

export interface ContentPageData {
  kind: 'content';
  page: ContentPage;
  breadcrumbs: { label: string; url: string | null }[];
  locations: LocationCard[];
  phone: { label: string; href: string } | null;
  structuredData: object[];
  success?: boolean;
  hidden?: boolean;
  blocks: Pick<ArrangedPage, 'above' | 'below'>;
  /** Below the text; null if there is none or it is a block. */
  form: PageForm | null;
  anyForm: PageForm | null;
  /** Whether postcodes can be located (LOC-04). */
  findsNearest: boolean;
  tradeIn?: TradeInPageData;
  post?: PostFacts;
}
export interface OffersPageData {
  kind: 'offers';
  title: string;
  description: string;
  breadcrumbs: { label: string; url: string | null }[];
  offer: (OfferCard & { links: { label: string; url: string }[] }) | null;
  offers: OfferCard[];
  structuredData: object[];
}
export interface ModelsPageData {
  kind: 'models';
  title: string;
  description: string;
  structuredData: object[];
  filters: { filter: BodyFilter; label: string; url: string; count: number }[];
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
  searchLabel: string;
  searchUrl: string;
  placeholder: string;
}
