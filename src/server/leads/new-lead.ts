import type { Transaction } from '../platform/database/database.ts';
import type { consents, leads } from '../platform/database/schema.ts';
import type { AgreedText } from './consent-rows.ts';
import type { Arrival } from './flood.ts';
import type { Channel, Target } from './route-lead.ts';

export interface NewLead {
  lead: Omit<typeof leads.$inferInsert, 'id' | 'personId' | 'receiptKey'> & { createdAt: Date };
  /** Phone is null when unreadable. */
  person: { phone: string | null; email: string | null };
  consents: Omit<typeof consents.$inferInsert, 'leadId'>[];
  targets: Target[];
  arrival: Arrival | null;
  /** Shared consent text, stored once. Default: inline. */
  document?: AgreedText | null;
  /** Runs once, in a new lead's transaction. */
  acknowledge?: (tx: Transaction) => Promise<Channel | null>;
  /** A repeat within the hour is the same lead (sameLead). */
  repeats?: boolean;
}
