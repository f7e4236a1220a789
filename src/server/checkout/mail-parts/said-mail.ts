import type { Location } from '#src/domain/places/location.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { DealerRecord } from '../../dealer/dealer-record.ts';
import type { MailPage } from '../../mail/mail-page.ts';

export interface MailSite {
  settings: DealerRecord['settings'];
  /** As it is published, or as it was when it was reserved; null where neither is known. */
  vehicle: PublishedVehicle | null;
  place: Location | null;
  /** The number to call; null for none. */
  phone: string | null;
  /** "car", "motorcycle". */
  word: string;
  now: number;
}

/** `ending`, `over`, `sold` and `returned` are told by the outbox (hold-notices.ts), the others with what brought them. */
export type News = 'reserved' | 'moved' | 'cancelled' | 'ending' | 'over' | 'sold' | 'returned';

/** What the parts of one mail are put together from. */
export type SaidMail = Pick<MailPage, 'subject' | 'preview' | 'parts'>;
