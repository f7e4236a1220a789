import type { Location } from '#src/domain/locations/location.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { DealerRecord } from '../../dealer/dealer-record.ts';
import type { MailPage } from '../../mail/mail-page.ts';

export interface MailSite {
  settings: DealerRecord['settings'];
  /** As published now, or as it was when reserved. */
  vehicle: PublishedVehicle | null;
  place: Location | null;
  phone: string | null;
  word: string;
  now: number;
}

/** The outbox sends `ending`, `over`, `sold` and `returned` (hold-notices.ts). */
export type News = 'reserved' | 'moved' | 'cancelled' | 'ending' | 'over' | 'sold' | 'returned';

export type MailContent = Pick<MailPage, 'subject' | 'preview' | 'parts'>;
