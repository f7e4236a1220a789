/** Needs no database. Exit code 1 if anything needs action. */
import { resolve } from 'node:path';
import { dealerState, knownLeads } from '#src/generator/operator-report/collect.ts';
import { dealerStatus } from '#src/generator/operator-report/dealer-status.ts';
import { chosenTenants } from '#src/generator/chosen-tenants.ts';
import { failureText } from '#src/server/database/failure-text.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { parseOptions } from '../parse-options.ts';
import { command } from './command.ts';

const usage = `Usage: npm run status -- [slug...] [--json] [--out DIR] [--tenants DIR]   (every dealer when none is named)

A line for each dealer: last build, age of the feed, vehicles, warnings, failures, leads. "!" stands before
those that need a person now, "?" before those with a change that waits for a decision (npm run held). Exit code 1 when
there is one of either, 2 for a mistake.
  --json          print one JSON object
  --out DIR       where sites stand (default: dist)
  --tenants DIR   the folder of dealers (default: the variable TENANTS, else tenants)
Leads are read from DATABASE_URL; without it nothing is said of them.`;

export const status = command({
  usage,
  run: async (args, { stdout, stderr }) => {
    const { values, positionals } = parseOptions(
      {
        args,
        allowPositionals: true,
        options: {
          json: { type: 'boolean', default: false },
          out: { type: 'string', default: 'dist' },
          tenants: { type: 'string' },
        },
      },
      usage,
    );
    const tenantsDir = tenantsFolder(values.tenants);
    const slugs = chosenTenants({ slugs: [...new Set(positionals)], tenantsDir });
    const now = Date.now();
    const leads = await knownLeads(now, 'UTC');
    if (leads.figures === null && process.env.DATABASE_URL) stderr.write(`${leads.reason}\n`);
    const statuses = slugs.map((slug) => dealerStatus(dealerState(resolve(values.out), slug, leads.figures), now));
    const ok = statuses.every((status) => status.ok);
    stdout.write(
      `${
        values.json
          ? JSON.stringify({ ok, dealers: statuses })
          : statuses
              .map(({ dealer, ok: isOk, mark, summary }) => `${isOk ? ' ' : mark} ${dealer.padEnd(26)} ${summary}`)
              .join('\n')
      }\n`,
    );
    return ok ? 0 : 1;
  },
  failure: (error) => ({ message: failureText(error), code: 2 }),
});
