import type { Review } from '#src/domain/content/content.ts';
import type { HeldRecord } from '#src/domain/guard/held-change.ts';
import type { Location } from '#src/domain/locations/location.ts';
import type { SiteContext } from '#src/domain/site.ts';
import type { FeedVersion } from '#src/domain/vehicle/stock-record.ts';
import type { TermsDocument } from '#src/domain/content/terms-document.ts';
import type { Allowance } from '#src/domain/tenant/allowance.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';

/** Private data for functions, never published. */
export interface DealerRecord {
  slug: string;
  settings: Settings;
  /** Missing in older records. */
  allowance?: Allowance;
  locations: Location[];
  reviews: Review[];
  /** Missing in older records. */
  built?: { at: number; feed: FeedVersion } & HeldRecord;
  pages?: string[];
  terms?: TermsDocument | null;
  /**
   * Fingerprint of the compiled page code beside this record, and data for every page. Missing in development and in
   * older records.
   */
  site?: { code: string; context: SiteContext };
}
