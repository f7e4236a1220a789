import type { Review } from '#src/domain/content.ts';
import type { Location } from '#src/domain/location.ts';
import type { TermsDocument } from '#src/domain/terms-document.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';

/** What functions know of a dealer besides its published site. The build writes it, and it is never published: it holds the private settings. */
export interface DealerRecord {
  slug: string;
  settings: Settings;
  /** Visible and hidden ones. */
  locations: Location[];
  /** All of the dealer's own, those that never show included. */
  reviews: Review[];
  /** Paths of the pages that the dealer has written. None in the record of an older build. */
  pages?: string[];
  /** The terms of use of forms.termsPath as the site shows them; null where the dealer has written none. */
  terms?: TermsDocument | null;
}
