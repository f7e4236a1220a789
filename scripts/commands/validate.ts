/** Exit code 1 if any dealer has an error. */
import { join } from 'node:path';
import type { Tenant } from '#src/domain/site.ts';
import { feedsOf } from '#src/domain/tenant/stock-feeds.ts';
import { isFileSource } from '#src/domain/tenant/settings/stock-source.ts';
import { CommandError } from '#src/generator/options.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { closest } from '#src/sources/tenants/did-you-mean.ts';
import { inspectStock } from '#src/sources/stock/inspect-stock.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { groupsFolder } from '#src/sources/tenants/group-settings.ts';
import { asIssue, wrong, type Issue } from '#src/sources/tenants/issue.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import { unusedGroups } from '#src/sources/tenants/unused-groups.ts';
import { sharedAddresses } from '#src/sources/tenants/shared-addresses.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { parseOptions } from '../parse-options.ts';
import { goingLive } from '../tenants/going-live.ts';
import { validationText, type Validation } from '../tenants/validation-text.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt validate [slug...] [--live [--offline]] [--json] [--tenants DIR]

  slug...         dealers to check; all dealers if none are given
  --live          checks everything that must be right before going live: placeholders, legal requirements, wording,
                  stock, details shared with other dealers, links and photos on other hosts
  --offline       with --live: sends no requests to other hosts
  --json          print one JSON object
  --tenants DIR   dealers folder (default: the TENANTS variable, or tenants)

Exit code 0: no errors. 1: errors. 2: invalid command.
Example: ./forecourt validate northside-motors --live --offline`;

export const validate = command({
  usage,
  run: async (args, { stdout }) => {
    const { values, positionals } = parseOptions(
      {
        args,
        allowPositionals: true,
        options: {
          live: { type: 'boolean', default: false },
          offline: { type: 'boolean', default: false },
          json: { type: 'boolean', default: false },
          tenants: { type: 'string' },
        },
      },
      usage,
    );
    const tenantsDir = tenantsFolder(values.tenants);
    const now = Date.now();
    const asked: ValidationContext = {
      tenantsDir,
      known: tenantSlugs(tenantsDir),
      shared: sharedAddresses(tenantsDir),
      now,
      live: values.live,
      beforeLive: values.live ? await goingLive({ tenantsDir, now, online: !values.offline }) : null,
    };
    const validations: Validation[] = [];
    for (const slug of positionals.length > 0 ? positionals : asked.known)
      validations.push(await validateTenant(slug, asked).catch((error: unknown) => failedCheck(slug, error)));
    const ok = validations.length > 0 && validations.every((validation) => validation.ok);
    const groups = positionals.length > 0 ? [] : unused(tenantsDir);
    stdout.write(
      `${values.json ? JSON.stringify({ ok, tenants: validations, groups }, null, 2) : validationText(validations, groups)}\n`,
    );
    return ok ? 0 : 1;
  },
  // Other errors are bugs: Node prints the stack.
  failure: (error) => {
    if (error instanceof CommandError) return { message: error.message, code: 2 };
    throw error;
  },
});

interface ValidationContext {
  tenantsDir: string;
  known: string[];
  shared: ReturnType<typeof sharedAddresses>;
  now: number;
  live: boolean;
  /** Null without `--live`. */
  beforeLive: Awaited<ReturnType<typeof goingLive>> | null;
}

function unjudged(live: boolean): string {
  return live
    ? 'Stock, wording, links, photos and details shared with other dealers are checked once these errors are fixed.'
    : 'The stock and the content of these files are checked once these errors are fixed.';
}

function unused(tenantsDir: string): Validation[] {
  return [...unusedGroups(tenantsDir)].map(([group, finding]) => ({
    slug: `${groupsFolder}/${group}`,
    ok: true,
    issues: [asIssue(finding)],
  }));
}

async function validateTenant(
  slug: string,
  { tenantsDir, known, shared, now, live, beforeLive }: ValidationContext,
): Promise<Validation> {
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
          reason: 'is not a dealer: no folder with this name has a settings.json',
          hint,
        },
      ],
    };
  }
  const { tenant: ready, issues } = await inspectTenant(slug, tenantsDir, {
    now,
    live,
    goLive: live,
  });
  // A dealer that can't go live still has stock to check.
  const tenant = ready ?? (live ? (await inspectTenant(slug, tenantsDir, { now })).tenant : null);
  const ofStock = tenant ? await inspectStock(tenant, join(tenantsDir, slug), now) : [];
  const further = tenant && beforeLive ? await beforeLive(tenant) : { issues: [], notes: [] };
  const twin = shared.get(slug);
  const ofFurther = further.issues.filter((issue) => !issues.some((told) => isError(told) && isOneField(told, issue)));
  const all = [...issues, ...ofStock, ...ofFurther, ...(twin ? [asIssue(twin)] : [])];
  return {
    slug,
    ok: tenant !== null && !all.some(isError),
    issues: all,
    notes: tenant === null ? [unjudged(live)] : [...(await stockNotes(tenant, tenantsDir, now)), ...further.notes],
  };
}

/** A bug, or a file that can't be read: the other dealers are still checked. */
const failedCheck = (slug: string, error: unknown): Validation => ({
  slug,
  ok: false,
  issues: [
    asIssue(
      wrong(
        slug,
        [],
        `couldn't be checked: ${error instanceof Error ? error.message : String(error)}`,
        `Check that every file in this folder can be read. To see if the stock feed is the cause, run: ./forecourt feed ${slug}`,
      ),
    ),
  ],
});

function isError({ severity }: Issue): boolean {
  return severity === 'error';
}

function isOneField(one: Issue, other: Issue): boolean {
  return one.path !== '' && one.path === other.path && one.file === other.file;
}

/** Builds check remote feeds. */
async function stockNotes({ slug, settings: { stock } }: Tenant, tenantsDir: string, now: number): Promise<string[]> {
  if (!feedsOf(stock).every(({ source }) => isFileSource(source))) return [];
  return loadSite(slug, { tenantsDir, now, acceptDrop: true }).then(
    ({ notes }) => notes,
    () => [],
  );
}
