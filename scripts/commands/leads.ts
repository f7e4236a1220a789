import { endFreeHold } from '#src/journeys/reserve/server/end-free-hold.ts';
import { sellHeld } from '#src/journeys/reserve/server/sell-held.ts';
import { failureText } from '#src/server/platform/database/failure-text.ts';
import type { Database } from '#src/server/platform/database/database.ts';
import { leadLines, sendAgain } from '#src/server/delivery/lead-report.ts';
import { responseLines } from '#src/server/leads/response-times.ts';
import { noteAction, operatorName } from '#src/server/platform/operator-actions.ts';
import { parseOptions } from '../parse-options.ts';
import { withDatabase } from '../with-database.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt leads [--dealer SLUG] [--dead] [--last N]  lists leads with their deliveries, newest first (20)
       forecourt leads --times [--dealer SLUG] [--days N]   shows how fast each location answers (30 days)
       forecourt leads --resend DELIVERY-ID                 resends a dead or waiting delivery
       forecourt leads --end-hold ID [--dealer SLUG]        ends a free hold, by its ID (on the receipt) or its vehicle's
       forecourt leads --sold ID [--dealer SLUG]            marks a hold as sold to its shopper, and captures its deposit

  --dealer SLUG          only this dealer (default: every dealer)
  --dead                 only leads with a delivery that has failed for good
  --last N               how many leads to list (default: 20)
  --times                response times instead of leads
  --days N               with --times: how many days to cover (default: 30)
  --resend DELIVERY-ID   the delivery's ID in the list
  --end-hold ID          the ID of a free hold, or of its vehicle
  --sold ID              the ID of a hold, or of its vehicle
Uses DATABASE_URL, or the embedded database: the one npm start is running, or one started just for this command.`;

interface Options {
  dealer?: string | null | undefined;
  dead: boolean;
  last: string;
  times: boolean;
  days: string;
  resend?: string | undefined;
  'end-hold'?: string | undefined;
  sold?: string | undefined;
}

interface Answer {
  lines: string[];
  /** False if a hold couldn't be ended (exit code 1). */
  isDone: boolean;
}

const done = (lines: string[]): Answer => ({ lines, isDone: true });

async function answer(
  db: Database,
  { dealer = null, dead, last, times, days, resend, 'end-hold': hold, sold }: Options,
): Promise<Answer> {
  const named = hold ?? sold;
  if (named !== undefined) {
    const end = hold === undefined ? sellHeld : endFreeHold;
    const answered = await end(db, { id: named, dealer }, Date.now());
    if (answered.ended)
      await noteAction(db, {
        actor: operatorName(),
        action: hold === undefined ? 'hold.sold' : 'hold.end',
        dealer: answered.dealer,
        subject: answered.id,
        now: Date.now(),
      });
    return { lines: [answered.text], isDone: answered.ended };
  }
  if (resend !== undefined) {
    if (!(await sendAgain(db, resend, Date.now()))) return done(['No dead or waiting delivery has this ID.']);
    await noteAction(db, { actor: operatorName(), action: 'lead.resend', dealer, subject: resend, now: Date.now() });
    return done(['It will be sent within a minute, as long as the functions are running.']);
  }
  if (times) return done(await responseLines(db, { dealer, days: Math.max(1, Number(days) || 30), now: Date.now() }));
  return done(await leadLines(db, { dealer, dead, last: Math.max(1, Number(last) || 20) }));
}

export const leads = command({
  usage,
  run: async (args, { stdout }) => {
    const { values } = parseOptions(
      {
        args,
        options: {
          dealer: { type: 'string' },
          dead: { type: 'boolean', default: false },
          last: { type: 'string', default: '20' },
          times: { type: 'boolean', default: false },
          days: { type: 'string', default: '30' },
          resend: { type: 'string' },
          'end-hold': { type: 'string' },
          sold: { type: 'string' },
        },
      },
      usage,
    );
    const { lines, isDone } = await withDatabase((db) => answer(db, values));
    stdout.write(`${lines.join('\n')}\n`);
    return isDone ? 0 : 1;
  },
  failure: (error) => ({ message: failureText(error), code: 1 }),
});
