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
  /** Only this lead's deliveries. */
  leadId?: string;
  /** Default: by the environment. */
  post?: Mailing;
  /** How webhooks are sent. Default: to public addresses alone. */
  fetch?: SendWebhook;
  /** Values of environment variables. Default: the process's. */
  values?: Record<string, string | undefined>;
  /** 0 up to 1. */
  random?: () => number;
  /** No new delivery is taken after it. Default: 20 seconds, since hosts end scheduled functions after 30. */
  budgetMs?: number;
}

export interface Delivered {
  delivered: number;
  failed: number;
  dead: number;
}
