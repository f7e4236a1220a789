import type { Database } from '../platform/database/database.ts';
import type { DealerRecord } from '../platform/dealer/dealer-record.ts';
import type { Environment } from '../platform/environment.ts';
import type { SendWebhook } from './send-webhook.ts';
import type { Mailing } from '../platform/mail/choose-mailer.ts';

export interface Worker {
  db: Database;
  dealer: DealerRecord;
  environment: Environment;
  /** Epoch milliseconds. */
  now: () => number;
  leadId?: string;
  post?: Mailing;
  /** Default: public hosts only. */
  fetch?: SendWebhook;
  values?: Record<string, string | undefined>;
  /** 0 to 1. */
  random?: () => number;
  /** No delivery starts later than this. Default: 20 seconds; hosts stop scheduled functions after 30. */
  budgetMs?: number;
}

export interface Delivered {
  delivered: number;
  failed: number;
  dead: number;
}
