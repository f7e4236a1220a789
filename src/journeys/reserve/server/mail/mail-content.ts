import type { Location } from '#src/domain/locations/location.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import type { MailPage } from '#src/server/platform/mail/mail-page.ts';

export interface MailSite {
  settings: DealerRecord['settings'];
  /** As published now, else as reserved. */
  vehicle: PublishedVehicle | null;
  place: Location | null;
  phone: string | null;
  word: string;
  now: number;
}

/** `ending`, `over`, `sold` and `returned` come from the outbox (hold-notices.ts). */
export type News = 'reserved' | 'moved' | 'cancelled' | 'ending' | 'over' | 'sold' | 'returned';

export type MailContent = Pick<MailPage, 'subject' | 'preview' | 'parts'>;
