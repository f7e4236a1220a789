import type { Database } from '../database/database.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import type { Environment } from '../environment.ts';
import type { SendWebhook } from './send-webhook.ts';
import type { Mailing } from '../mail/choose-mailer.ts';

export interface Worker {
  db: Database;
  dealer: DealerRecord;
  environment: Environment;
  /** Milliseconds since 1970. */
  now: () => number;
  leadId?: string;
  post?: Mailing;
  /** Default: sends to public hosts only. */
  fetch?: SendWebhook;
  values?: Record<string, string | undefined>;
  /** 0 to 1. */
  random?: () => number;
  /** No delivery starts after this long. Default: 20 seconds, since hosts stop scheduled functions after 30. */
  budgetMs?: number;
}

export interface Delivered {
  delivered: number;
  failed: number;
  dead: number;
}
