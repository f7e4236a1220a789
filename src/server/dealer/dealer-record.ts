import type { Review } from '#src/domain/content/content.ts';
import type { HeldThings } from '#src/domain/guard/held-change.ts';
import type { Location } from '#src/domain/places/location.ts';
import type { SiteContext } from '#src/domain/site.ts';
import type { FeedVersion } from '#src/domain/vehicle/stock-record.ts';
import type { TermsDocument } from '#src/domain/content/terms-document.ts';
import type { Allowance } from '#src/domain/tenant/allowance.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';

/**
 * What functions know of a dealer besides its published site. The build writes it, and it is never published: it
 * holds the private settings.
 */
export interface DealerRecord {
  slug: string;
  settings: Settings;
  /** What the operator lets its settings use. Records of earlier releases have none. */
  allowance?: Allowance;
  /** Visible and hidden ones. */
  locations: Location[];
  /** All of the dealer's own, those that never show included. */
  reviews: Review[];
  /**
   * The build that this record is from: the moment it was made for, the version of its feed, and what waits for a
   * person. Missing in records of earlier releases.
   */
  built?: { at: number; feed: FeedVersion } & HeldThings;
  /** Paths of the pages that the dealer has written. None in the record of an older build. */
  pages?: string[];
  /** The terms of use of forms.termsPath as the site shows them; null where the dealer has written none. */
  terms?: TermsDocument | null;
  /**
   * What the pages of its site are drawn with: the fingerprint of the compiled code, which lies beside this record, and
   * what every page reads. Missing in development, and in records of earlier releases.
   */
  site?: { code: string; context: SiteContext };
}
