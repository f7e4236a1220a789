import { database, databaseOf } from '#src/server/platform/database/database.ts';
import { apiHeaders } from '#src/server/platform/endpoint/api-headers.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { nobody, outboxState, storeProbe, type Outbox } from '#src/server/operations/health.ts';
import { logFailure } from '#src/server/platform/log.ts';

const patienceMs = 3000;
const cachedMs = { up: 5000, down: 1000 };

interface Health {
  ok: boolean;
  database: 'up' | 'down';
  deliveries: Outbox | null;
}

let last: { url: string | undefined; until: number; health: Promise<Health> } | null = null;

/** Only the log gives the reason for an outage. */
export default async function health(): Promise<Response> {
  const found = await recentHealth(process.env.DATABASE_URL);
  return Response.json(found, {
    status: found.ok ? 200 : 503,
    headers: { 'cache-control': 'no-store', ...apiHeaders },
  });
}

function recentHealth(url: string | undefined): Promise<Health> {
  if (last && last.url === url && performance.now() < last.until) return last.health;
  const requested = { url, until: performance.now() + patienceMs + cachedMs.up, health: checkHealth() };
  last = requested;
  void requested.health.then(({ ok }) => {
    requested.until = performance.now() + (ok ? cachedMs.up : cachedMs.down);
  });
  return requested.health;
}

async function checkHealth(): Promise<Health> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${patienceMs / 1000} seconds`)), patienceMs);
  });
  try {
    return { ok: true, database: 'up', deliveries: await Promise.race([stored(), tooLate]) };
  } catch (cause) {
    logFailure({ at: 'health' }, 'Leads cannot be stored', cause);
    return { ok: false, database: 'down', deliveries: null };
  } finally {
    clearTimeout(timer);
  }
}

async function stored(): Promise<Outbox> {
  await storeProbe(await databaseOf(nobody));
  return outboxState(await database(), Date.now());
}

export const config: FunctionConfig = { path: '/api/health', method: 'GET' };
