/** Exit code 1 if anything needs action. */
import { chosenTenants } from '#src/generator/chosen-tenants.ts';
import { failureText } from '#src/server/platform/database/failure-text.ts';
import { stockStatus, type CheckedDealer } from '#src/server/operations/stock-refresh/stock-status.ts';
import { loadTenant } from '#src/sources/tenants/load-tenant.ts';
import { addressFeeds } from '#src/domain/tenant/stock-feeds.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { parseOptions } from '../parse-options.ts';
import { withDatabase } from '../with-database.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt stock-status [slug...] [--json] [--tenants DIR]

  [slug...]       dealers to check; all dealers if none are given
  --json          print one JSON object
  --tenants DIR   dealers folder (default: the TENANTS variable, or tenants)
Uses DATABASE_URL, or the embedded database: the one npm start is running, or one started just for this command.`;

async function checkedDealer(slug: string, tenantsDir: string): Promise<CheckedDealer> {
  const {
    settings: {
      stock,
      private: { providers },
    },
  } = await loadTenant(slug, tenantsDir);
  return {
    slug,
    refresh: stock.refresh,
    hasFeed: addressFeeds(stock).length > 0,
    hasHook: providers.buildHook !== null,
  };
}

export const stockStatusCommand = command({
  usage,
  run: async (args, { stdout }) => {
    const { values, positionals } = parseOptions(
      {
        args,
        allowPositionals: true,
        options: { json: { type: 'boolean', default: false }, tenants: { type: 'string' } },
      },
      usage,
    );
    const tenantsDir = tenantsFolder(values.tenants);
    const slugs = chosenTenants({ slugs: positionals, tenantsDir });
    const dealers = await Promise.all(slugs.map((slug) => checkedDealer(slug, tenantsDir)));
    const statuses = await withDatabase((db) => stockStatus(db, dealers, Date.now()));
    const ok = statuses.every((status) => status.ok);
    stdout.write(
      `${
        values.json
          ? JSON.stringify({ ok, dealers: statuses })
          : statuses
              .flatMap(({ dealer, ok: isOk, lines }) =>
                lines.map((line) => `${isOk ? ' ' : '!'} ${dealer.padEnd(26)} ${line}`),
              )
              .join('\n')
      }\n`,
    );
    return ok ? 0 : 1;
  },
  failure: (error) => ({ message: failureText(error), code: 2 }),
});
