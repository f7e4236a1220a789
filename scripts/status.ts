/** `npm run status`: every dealer in a line, from what builds left; no database is needed. Exit 1 when anything needs a person. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dealerState, knownLeads } from '#src/generator/operator-report/collect.ts';
import { dealerStatus } from '#src/generator/operator-report/dealer-status.ts';
import { CommandError } from '#src/generator/options.ts';
import { failureText } from '#src/server/database/failure-text.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { exitOnHelp } from './help.ts';

exitOnHelp(`Usage: npm run status -- [slug...] [--json] [--out DIR] [--tenants DIR]   (every dealer when none is named)

A line for each dealer: last build, age of the feed, vehicles, warnings, failures, leads. An exclamation mark stands before
those that need a person now. Exit code 1 when one does, 2 for a mistake.
  --json          print one JSON object
  --out DIR       where sites stand (default: dist)
  --tenants DIR   the folder of dealers (default: the variable TENANTS, else tenants)
Leads are read from DATABASE_URL; without it nothing is said of them.`);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      out: { type: 'string', default: 'dist' },
      tenants: { type: 'string' },
    },
  });
  const tenantsDir = tenantsFolder(values.tenants);
  const known = tenantSlugs(tenantsDir);
  const unknown = positionals.filter((slug) => !known.includes(slug));
  if (unknown.length > 0)
    throw new CommandError(`No such dealer: ${unknown.join(', ')}. In ${tenantsDir}: ${known.join(', ') || 'none'}.`);
  const now = Date.now();
  const leads = await knownLeads(now, 'UTC');
  if (leads.figures === null && process.env.DATABASE_URL) console.error(leads.reason);
  const statuses = (positionals.length > 0 ? positionals : known).map((slug) =>
    dealerStatus(dealerState(resolve(values.out), slug, leads.figures), now),
  );
  const ok = statuses.every((status) => status.ok);
  console.log(
    values.json
      ? JSON.stringify({ ok, dealers: statuses })
      : statuses
          .map(({ dealer, ok: isOk, summary }) => `${isOk ? ' ' : '!'} ${dealer.padEnd(26)} ${summary}`)
          .join('\n'),
  );
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(failureText(error));
  process.exitCode = 2;
}
