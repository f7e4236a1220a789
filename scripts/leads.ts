/** `npm run leads`: an operator's look at leads and what became of them, and the way to send a dead delivery again. */
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { startDatabase } from '#src/server/database/start-database.ts';
import { database } from '#src/server/database/database.ts';
import { leadLines, sendAgain } from '#src/server/delivery/lead-report.ts';
import { exitOnHelp } from './help.ts';

exitOnHelp(`Usage: npm run leads -- [--dealer SLUG] [--dead] [--last N]     lists leads with their deliveries, newest first (20)
       npm run leads -- --resend DELIVERY-ID                 tries a dead delivery again
Reads DATABASE_URL, or starts the embedded database, which must not be running.`);

try {
  const { values } = parseArgs({ options: { dealer: { type: 'string' }, dead: { type: 'boolean', default: false }, last: { type: 'string', default: '20' }, resend: { type: 'string' } } });
  const running = await startDatabase(fileURLToPath(new URL('..', import.meta.url)));
  try {
    const db = await database();
    const lines = values.resend === undefined
      ? await leadLines(db, { dealer: values.dealer ?? null, dead: values.dead, last: Math.max(1, Number(values.last) || 20) })
      : [await sendAgain(db, values.resend, Date.now()) ? 'It will be tried within a minute of the functions running.' : 'There is no dead delivery with this id.'];
    console.log(lines.join('\n'));
  } finally {
    await running.stop();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
