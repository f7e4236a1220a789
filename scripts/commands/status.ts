/** Needs no database. */
import { resolve } from 'node:path';
import { dealerState, knownLeads } from '#src/generator/operator-report/collect.ts';
import { dealerStatus } from '#src/generator/operator-report/dealer-status.ts';
import { chosenTenants } from '#src/generator/chosen-tenants.ts';
import { failureText } from '#src/server/platform/database/failure-text.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { parseOptions } from '../parse-options.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt status [slug...] [--json] [--out DIR] [--tenants DIR]   (all dealers if none are given)

Prints one line per dealer: last build, age of the feed, vehicles, warnings, failures, leads. "!" marks dealers that
need action now, "?" those with a change waiting for a decision (./forecourt held). Exit code 1 if there are any of
either, 2 for an error.
  --json          print one JSON object
  --out DIR       folder of built sites (default: dist)
  --tenants DIR   dealers folder (default: the TENANTS variable, or tenants)
Leads are read from DATABASE_URL; without it they are left out.`;

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
