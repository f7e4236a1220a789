import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Connections that see every dealer's rows. Requests, and dealers' shares of schedules, use `databaseOf`. */
const seesEveryRow =
  /(?<!function )\b(?:database\(\)|databaseToRead\(|openQuery\()|\bnew (?:pg\.)?(?:Client|Pool|PgBoss)\(/;

/** Files for all dealers at once, returning no rows to a shopper. */
const forAllDealers = [
  'functions/health.ts',
  'functions/tidy.ts',
  'scripts/bench/chaos.ts',
  'scripts/serve/function-process.ts',
  'scripts/with-database.ts',
  'src/generator/operator-report/collect.ts',
  'src/server/operations/follow-up/held-alarms.ts',
  'src/server/operations/follow-up/watch-clock.ts',
  'src/server/operations/stock-refresh/refresh-queue.ts',
  'src/server/platform/database/backup.ts',
  'src/server/platform/database/open-query.ts',
  'src/server/platform/database/restore.ts',
  'src/server/platform/database/start-database.ts',
];

test('allows a connection that sees every dealer’s rows only for work across all dealers (ISO-05)', () => {
  const files = globSync('{src,functions,scripts}/**/*.{ts,tsx,astro}', { exclude: ['**/node_modules/**'] }).map(
    (file) => file.replaceAll('\\', '/'),
  );
  expect(files.length).toBeGreaterThan(700);
  expect(files.filter((file) => seesEveryRow.test(readFileSync(file, 'utf8'))).toSorted()).toEqual(forAllDealers);
});
