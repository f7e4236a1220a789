import { resolve } from 'node:path';
import { chosenTenants } from '#src/generator/chosen-tenants.ts';
import { DealerLocks } from '#src/generator/lock.ts';
import { CommandError } from '#src/generator/options.ts';
import { counted } from '#src/lib/numbers.ts';
import { loadTenant } from '#src/sources/tenants/load-tenant.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { builtPages } from '../index-now/built-pages.ts';
import { notifyIndexNow, type IndexNowResult } from '../index-now/tell-index-now.ts';
import { parseOptions } from '../parse-options.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt index-now <slug...> [--all] [--dry-run] [--where-set] [--json] [--wait SECONDS] [--out DIR] [--tenants DIR]

  <slug...>        dealers whose built sites are live: run this after a deploy, or after a refresh on your own host
  --all            reports every page, for example for a new site (default: only changed pages)
  --dry-run        shows what would be reported, without reporting it
  --where-set      skips dealers without a key instead of failing
  --wait SECONDS   how long to wait if another command is writing the dealer's files (default: 0)
  --out DIR        folder of built sites (default: dist)
  --tenants DIR    dealers folder (default: the TENANTS variable, or tenants)
  --json           prints one JSON object per dealer
Set each dealer's key in syndication.indexNowKey. The first run records a site's pages and reports nothing.
Keep .forecourt/index-now in the output folder: it records what was reported.
To use an endpoint other than IndexNow's own, set INDEXNOW_API.`;

function options(args: string[]) {
  const { values, positionals } = parseOptions(
    {
      args,
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        'where-set': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        wait: { type: 'string', default: '0' },
        out: { type: 'string', default: 'dist' },
        tenants: { type: 'string' },
      },
    },
    usage,
  );
  const wait = Number(values.wait);
  if (!(wait >= 0 && wait <= 86_400)) throw new CommandError('--wait must be a number of seconds, such as 600.');
  if (positionals.length === 0) throw new CommandError(`Specify a dealer.\n\n${usage}`);
  const tenantsDir = tenantsFolder(values.tenants);
  const slugs = chosenTenants({ slugs: [...new Set(positionals)], tenantsDir });
  return { ...values, slugs, wait, tenantsDir, outDir: resolve(values.out) };
}

/** Null for a dealer without a key, if `--where-set` is given. */
async function notifyForDealer(slug: string, asked: ReturnType<typeof options>): Promise<IndexNowResult | null> {
  const { outDir, tenantsDir, wait } = asked;
  const { siteUrl, syndication } = (await loadTenant(slug, tenantsDir)).settings;
  const { indexNowKey: key } = syndication;
  if (key === null && asked['where-set']) return null;
  if (key === null)
    throw new CommandError(`${slug} has no IndexNow key: set syndication.indexNowKey, then build the dealer.`);
  const locks = await DealerLocks.take(outDir, [slug], wait);
  const pages = (() => {
    try {
      return builtPages(outDir, slug, siteUrl);
    } finally {
      locks.releaseAll();
    }
  })();
  const api = process.env.INDEXNOW_API;
  const request = { slug, siteUrl, key, pages, outDir, isAll: asked.all, isDry: asked['dry-run'] };
  return notifyIndexNow({ ...request, ...(api && { api }) });
}

function textOf(slug: string, told: IndexNowResult, { json, 'dry-run': isDry }: ReturnType<typeof options>): string {
  const { isFirst, pages, changed, gone } = told;
  if (json) return JSON.stringify({ slug, ...told });
  const count = changed.length + gone.length;
  const first = isFirst
    ? ` ${isDry ? 'Would record' : 'Recorded'} the current state of ${counted(pages, 'page')}.`
    : '';
  const words =
    count === 0
      ? 'nothing to report.'
      : `${isDry ? 'would tell' : 'told'} IndexNow about ${counted(count, 'page')} (${gone.length} removed).`;
  const paths = isDry ? [...changed, ...gone].map((path) => `  ${path}`) : [];
  return [`${slug.padEnd(26)} ${words}${first}`, ...paths].join('\n');
}

/** Continues with the other dealers if one fails. */
export const indexNow = command({
  usage,
  run: async (args, { stdout, stderr }) => {
    const asked = options(args);
    let code = 0;
    for (const slug of asked.slugs) {
      try {
        const told = await notifyForDealer(slug, asked);
        if (told !== null) stdout.write(`${textOf(slug, told, asked)}\n`);
      } catch (error) {
        stderr.write(`${slug.padEnd(26)} FAILED: ${(error as Error).message}\n`);
        code = error instanceof CommandError ? 2 : code || 1;
      }
    }
    return code;
  },
});
