/** `npm run validate -- [slug…] [--json] [--tenants DIR]`: checks dealers' folders and prints every issue. Exit 1 when any has an error. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Tenant } from '#src/domain/site.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { closest } from '#src/sources/tenants/did-you-mean.ts';
import { inspectStock } from '#src/sources/stock/inspect-stock.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { tenantSlugs } from '#src/sources/tenants/load-tenant.ts';
import { exitOnHelp } from './help.ts';
import { validationText, type Validation } from './tenants/validation-text.ts';

const usage = 'Usage: npm run validate -- [slug...] [--json] [--tenants DIR]   (every dealer when none is named)';

exitOnHelp(usage);
const { values, positionals } = options();

const known = tenantSlugs(values.tenants);
const validations: Validation[] = [];
for (const slug of positionals.length > 0 ? positionals : known) validations.push(await validate(slug));
const ok = validations.length > 0 && validations.every((validation) => validation.ok);

console.log(values.json ? JSON.stringify({ ok, tenants: validations }, null, 2) : validationText(validations));
process.exitCode = ok ? 0 : 1;

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, tenants: { type: 'string', default: join(import.meta.dirname, '../tenants') } },
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
    return { slug, ok: false, issues: [{ severity: 'error', file: slug, path: '', line: null, reason: 'is no dealer: there is no such folder with a settings.json', hint }] };
  }
  const { tenant, issues } = await inspectTenant(slug, values.tenants);
  const ofStock = tenant ? await inspectStock(tenant, join(values.tenants, slug), Date.now()) : [];
  const ok = tenant !== null && !ofStock.some(({ severity }) => severity === 'error');
  return { slug, ok, issues: [...issues, ...ofStock], notes: tenant === null ? [] : await stockNotes(tenant) };
}

/** What the stock in the dealer's own folder says of hosts; a feed elsewhere is read by the build, which also judges both. */
async function stockNotes({ slug, settings: { stock } }: Tenant): Promise<string[]> {
  if (stock.source.kind !== 'json' && stock.source.kind !== 'csv') return [];
  return loadSite(slug, { tenantsDir: values.tenants, now: Date.now(), acceptDrop: true }).then(({ notes }) => notes, () => []);
}
