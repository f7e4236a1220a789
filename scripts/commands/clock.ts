import { failureText } from '#src/server/platform/database/failure-text.ts';
import { clockLines, confirmClock } from '#src/server/operations/follow-up/watch-clock.ts';
import { noteAction, operatorName } from '#src/server/platform/operator-actions.ts';
import { parseOptions } from '../parse-options.ts';
import { withDatabase } from '../with-database.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt clock             shows whether old data is kept because the server's clock jumped
       forecourt clock --confirm   confirms that the time is right, and deletes old data again

  --confirm   the server's clock is right
Uses DATABASE_URL, or the embedded database: the one npm start is running, or one started just for this command.`;

export const clock = command({
  usage,
  run: async (args, { stdout }) => {
    const { values } = parseOptions({ args, options: { confirm: { type: 'boolean', default: false } } }, usage);
    const now = Date.now();
    const lines = await withDatabase(async (db) => {
      if (!values.confirm) return clockLines(db, now);
      await confirmClock(db);
      await noteAction(db, { actor: operatorName(), action: 'clock.confirm', dealer: null, now });
      return ['Confirmed. The next nightly run deletes old data again.'];
    });
    stdout.write(`${lines.join('\n')}\n`);
    return 0;
  },
  failure: (error) => ({ message: failureText(error), code: 1 }),
});
