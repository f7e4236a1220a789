import type { Transaction } from '../database/database.ts';
import type { consents, leads } from '../database/schema.ts';
import type { AgreedText } from './consent-rows.ts';
import type { Arrival } from './flood.ts';
import type { Channel, Target } from './route-lead.ts';

export interface NewLead {
  lead: Omit<typeof leads.$inferInsert, 'id' | 'personId' | 'receiptKey'> & { createdAt: Date };
  /** Phone and e-mail that name a person; a phone that cannot be read names none. */
  person: { phone: string | null; email: string | null };
  consents: Omit<typeof consents.$inferInsert, 'leadId'>[];
  targets: Target[];
  /** Null for a lead that the server makes itself. */
  arrival: Arrival | null;
  /** What was agreed to, kept once for all consents. Default: words that stand alone. */
  document?: AgreedText | null;
  /**
   * How the shopper is told that it arrived; null tells nobody. Asked once, for a lead that is
   * new, within its transaction.
   */
  acknowledge?: (tx: Transaction) => Promise<Channel | null>;
  /** Whether the same words of the same person a short while ago are this lead (sameLead). Default: no. */
  repeats?: boolean;
}
