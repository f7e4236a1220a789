import { database } from '#src/server/database/database.ts';
import { failureText } from '#src/server/database/failure-text.ts';
import type { FunctionConfig } from '#src/server/function-context.ts';
import { outboxState, storeProbe, type Outbox } from '#src/server/health.ts';

const patienceMs = 3000;
/** However often it is asked, the database is asked once in so long. */
const keptMs = { up: 5000, down: 1000 };

interface Health { ok: boolean; database: 'up' | 'down'; deliveries: Outbox | null }

let last: { url: string | undefined; until: number; health: Promise<Health> } | null = null;

/** Says whether a lead can be stored, and how many deliveries wait or are dead; a load balancer, a deploy check or an alarm asks it. Why it is down stands in the log. */
export default async function health(): Promise<Response> {
  const found = await recentHealth(process.env.DATABASE_URL);
  return Response.json(found, { status: found.ok ? 200 : 503, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } });
}

function recentHealth(url: string | undefined): Promise<Health> {
  if (last && last.url === url && performance.now() < last.until) return last.health;
  const asked = { url, until: performance.now() + patienceMs + keptMs.up, health: lookUp() };
  last = asked;
  void asked.health.then(({ ok }) => { asked.until = performance.now() + (ok ? keptMs.up : keptMs.down); });
  return asked.health;
}

async function lookUp(): Promise<Health> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => { timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs / 1000} seconds`)), patienceMs); });
  try {
    return { ok: true, database: 'up', deliveries: await Promise.race([stored(), tooLate]) };
  } catch (cause) {
    console.error(JSON.stringify({ at: 'health', error: failureText(cause) || (cause as Error).name, ...because(cause) }));
    return { ok: false, database: 'down', deliveries: null };
  } finally {
    clearTimeout(timer);
  }
}

async function stored(): Promise<Outbox> {
  const db = await database();
  await storeProbe(db);
  return outboxState(db, Date.now());
}

/** A failed query says which one, and its cause says why. */
const because = (cause: unknown): { because?: string } => (cause instanceof Error && cause.cause instanceof Error ? { because: cause.cause.message } : {});

export const config: FunctionConfig = { path: '/api/health', method: 'GET' };
