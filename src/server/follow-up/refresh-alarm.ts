/** Tells the operator once that a dealer's stock cannot be refreshed, with the next step, and once that it can again. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { operatorAlarms } from '../database/schema.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import type { Environment } from '../environment.ts';
import { tryPost } from '../mail/choose-mailer.ts';
import { raiseAlarm } from './alarm.ts';

interface Round {
  db: Database;
  dealer: DealerRecord;
  environment: Environment;
  now: number;
  fetch?: typeof fetch;
}

const kind = 'refresh';
const own = ({ slug }: DealerRecord) => and(eq(operatorAlarms.dealer, slug), eq(operatorAlarms.kind, kind));

/** @param reason why it cannot be refreshed; null where it was */
export async function tellOfRefresh(round: Round, reason: string | null): Promise<void> {
  const { db, dealer, now } = round;
  const [known] = await db.select().from(operatorAlarms).where(own(dealer));
  if (reason === null) {
    if (!known) return;
    await db.delete(operatorAlarms).where(own(dealer));
    if (known.toldAt !== null)
      await raise(round, known.since, {
        word: 'over',
        subject: `The stock of ${dealer.settings.branding.name} is refreshed again`,
        text: 'What was told of before is over. Nothing needs to be done.',
      });
    return;
  }
  if (known?.toldAt) return;
  if (!known)
    await db
      .insert(operatorAlarms)
      .values({ dealer: dealer.slug, kind, reason: reason.slice(0, 2000), since: new Date(now) })
      .onConflictDoNothing();
  const taken = await raise(round, known?.since ?? new Date(now), {
    word: 'since',
    subject: `The stock of ${dealer.settings.branding.name} is not refreshed`,
    text: `${reason} The site stands as it was built last. Try it by hand: npm run refresh -- ${dealer.slug}`,
  });
  if (taken)
    await db
      .update(operatorAlarms)
      .set({ toldAt: new Date(now) })
      .where(own(dealer));
}

function raise(
  { db, dealer, environment, now, fetch: send = fetch }: Round,
  since: Date,
  { word, subject, text }: { word: string; subject: string; text: string },
): Promise<boolean> {
  const { slug, settings } = dealer;
  const post = tryPost({ environment, db, dealer: slug, siteUrl: settings.siteUrl, now: () => now });
  return raiseAlarm(
    { dealer: slug, id: `${kind}.${slug}.${word}.${since.getTime()}`, subject, text },
    { environment, settings, post, fetch: send },
  );
}
