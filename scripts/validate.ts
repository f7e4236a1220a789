/**
 * `npm run validate -- [slug…] [--live] [--json] [--tenants DIR]`: checks dealers' folders and prints every issue.
 * Exit 1 when any has an error.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Tenant } from '#src/domain/site.ts';
import { isFileSource } from '#src/domain/tenant/settings/stock-source.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { closest } from '#src/sources/tenants/did-you-mean.ts';
import { inspectStock } from '#src/sources/stock/inspect-stock.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { asIssue } from '#src/sources/tenants/issue.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import { sharedAddresses } from '#src/sources/tenants/shared-addresses.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { exitOnHelp } from './help.ts';
import { validationText, type Validation } from './tenants/validation-text.ts';

const usage =
  'Usage: npm run validate -- [slug...] [--live] [--json] [--tenants DIR]\n\n  slug...         dealers to check; every dealer when none is named\n  --live          what the scaffold left is an error too, as in a production build\n  --json          print one JSON object\n  --tenants DIR   the folder of dealers (default: the variable TENANTS, else tenants)';

exitOnHelp(usage);
const { values, positionals } = options();

const tenantsDir = tenantsFolder(values.tenants);
const known = tenantSlugs(tenantsDir);
const shared = sharedAddresses(tenantsDir);
const validations: Validation[] = [];
for (const slug of positionals.length > 0 ? positionals : known) validations.push(await validate(slug));
const ok = validations.length > 0 && validations.every((validation) => validation.ok);

console.log(values.json ? JSON.stringify({ ok, tenants: validations }, null, 2) : validationText(validations));
process.exitCode = ok ? 0 : 1;

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        live: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        tenants: { type: 'string' },
      },
    });
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    return process.exit(2);
  }
}

async function validate(slug: string): Promise<Validation> {
  if (!known.includes(slug)) {
    const near = closest(slug, known);
    const hint = near ? `Did you mean ${near}?` : `Dealers: ${known.join(', ') || 'none'}.`;
    return {
      slug,
      ok: false,
      issues: [
        {
          severity: 'error',
          file: slug,
          path: '',
          line: null,
          reason: 'is no dealer: there is no such folder with a settings.json',
          hint,
        },
      ],
    };
  }
  const { tenant, issues } = await inspectTenant(slug, tenantsDir, { live: values.live });
  const ofStock = tenant ? await inspectStock(tenant, join(tenantsDir, slug), Date.now()) : [];
  const twin = shared.get(slug);
  const ok = tenant !== null && !ofStock.some(({ severity }) => severity === 'error');
  return {
    slug,
    ok,
    issues: [...issues, ...ofStock, ...(twin ? [asIssue(twin)] : [])],
    notes: tenant === null ? [] : await stockNotes(tenant),
  };
}

/**
 * What the stock in the dealer's own folder says of hosts; a feed elsewhere is read by the
 * build, which also judges both.
 */
async function stockNotes({ slug, settings: { stock } }: Tenant): Promise<string[]> {
  if (!isFileSource(stock.source)) return [];
  return loadSite(slug, { tenantsDir, now: Date.now(), acceptDrop: true }).then(
    ({ notes }) => notes,
    () => [],
  );
}
