import { sql } from 'drizzle-orm';
import { database } from '#src/server/database/database.ts';
import { apiHeaders } from '#src/server/endpoint/api-headers.ts';
import type { FunctionConfig } from '#src/server/function-context.ts';
import { logFailure } from '#src/server/log.ts';

const patienceMs = 3000;

/** Says whether the functions and their database are up; a load balancer or a deploy check asks it. Why it is down stands in the log. */
export default async function health(): Promise<Response> {
  const isUp = await databaseAnswers();
  return Response.json({ ok: isUp, database: isUp ? 'up' : 'down' }, { status: isUp ? 200 : 503, headers: { 'cache-control': 'no-store', ...apiHeaders } });
}

async function databaseAnswers(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => { timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs / 1000} seconds`)), patienceMs); });
  try {
    await Promise.race([database().then((db) => db.execute(sql`select 1`)), tooLate]);
    return true;
  } catch (cause) {
    logFailure({ at: 'health' }, 'The database does not answer', cause);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

export const config: FunctionConfig = { path: '/api/health', method: 'GET' };
