/** `npm run deploy`: sends built sites to Netlify, and of each only what Netlify does not have. */
import { join } from 'node:path';
import { DealerLocks } from '#src/generator/lock.ts';
import { CommandError } from '#src/generator/options.ts';
import { releaseIds } from '#src/generator/releases/releases.ts';
import { loadTenant } from '#src/sources/tenants/load-tenant.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { deployPlan, deploySite, type DeployPlan, type DeployRequest } from './deploy/deploy-site.ts';
import { functionBundles } from './deploy/function-bundles.ts';
import { isWell } from './deploy/is-well.ts';
import { NetlifyApi } from './deploy/netlify-api.ts';
import { siteFiles } from './deploy/site-files.ts';
import { exitOnHelp } from './help.ts';
import { parseOptions } from './parse-options.ts';
import { projectDir } from './test-run/steps.ts';

const usage = `Usage: npm run deploy -- <slug...> [--preview NAME] [--dry-run] [--allow-deletions N] [--where-set] [--keep-code] [--json]

  <slug...>             dealers to deploy, one after the other; the first is the canary: it must answer, with its
                        functions, before the second goes out, and so must each before the next
  --preview NAME        to an address of its own, such as pr-12, in place of the live site
  --dry-run             says what would be sent, and sends nothing
  --allow-deletions N   files that a live site may lose (default: 256)
  --where-set           passes over dealers without a site at Netlify, which are a mistake otherwise
  --keep-code           functions stay with the code of the last deploy, as a refreshed site stays with the code of its
                        build; refused where they have to be made anew for the dealer, and the code has changed since
  --json                prints one JSON object a dealer
The site at Netlify is private.netlifySite of each dealer; the variable NETLIFY_AUTH_TOKEN holds the token.`;

exitOnHelp(usage);

const outDir = join(projectDir, 'dist');
/** For a build or refresh that is under way. */
const waitSeconds = 600;

function options() {
  const { values, positionals } = parseOptions(
    {
      allowPositionals: true,
      options: {
        preview: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'allow-deletions': { type: 'string', default: '256' },
        'where-set': { type: 'boolean', default: false },
        'keep-code': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        tenants: { type: 'string' },
      },
    },
    usage,
  );
  const allowDeletions = Number(values['allow-deletions']);
  if (!(Number.isInteger(allowDeletions) && allowDeletions >= 0))
    throw new CommandError('--allow-deletions: name a whole number.');
  if (values.preview !== undefined && !/^[a-z0-9][a-z0-9-]{0,36}$/.test(values.preview))
    throw new CommandError('--preview: small letters, digits and dashes, 37 at most, such as pr-12.');
  if (positionals.length === 0) throw new CommandError(`Name a dealer.\n\n${usage}`);
  return { ...values, slugs: [...new Set(positionals)], allowDeletions, isDry: values['dry-run'] };
}

async function requestFor(slug: string, asked: ReturnType<typeof options>): Promise<DeployRequest | null> {
  const { preview, allowDeletions, tenants } = asked;
  // What the scaffold left may be looked at, and does not go live.
  const { settings } = await loadTenant(slug, tenantsFolder(tenants), { live: preview === undefined });
  const site = settings.private.netlifySite;
  if (site === null && asked['where-set']) return null;
  if (site === null)
    throw new CommandError(`${slug} has no site at Netlify: set private.netlifySite to its id or name.`);
  return {
    slug,
    site,
    files: siteFiles(outDir, slug, settings),
    functions: await functionBundles(outDir, slug, asked['keep-code']),
    preview: preview ?? null,
    allowDeletions,
    release: releaseIds(outDir, slug).at(-1) ?? null,
    outDir,
  };
}

async function run(): Promise<void> {
  const asked = options();
  const token = process.env.NETLIFY_AUTH_TOKEN?.trim();
  if (!token) throw new CommandError('NETLIFY_AUTH_TOKEN is not set: it holds the token of an account at Netlify.');
  const api = new NetlifyApi({ token, ...(process.env.NETLIFY_API && { api: process.env.NETLIFY_API }) });
  for (const [at, slug] of asked.slugs.entries()) {
    const url = await deployOne(api, slug, asked);
    const problem = url !== null && asked.slugs.length > 1 ? await isWell(url) : null;
    if (problem !== null)
      throw new Error(
        `${slug} is deployed and not well: ${problem} ${asked.slugs.length - at - 1} more wait. Take it back at Netlify, or npm run releases -- ${slug} --back and deploy again.`,
      );
  }
}

/** Under the dealer's lock: a refresh meanwhile would change files that Netlify was told of. Null where nothing was sent. */
async function deployOne(api: NetlifyApi, slug: string, asked: ReturnType<typeof options>): Promise<string | null> {
  const locks = await DealerLocks.take(outDir, [slug], waitSeconds);
  try {
    const request = await requestFor(slug, asked);
    if (request === null) return null;
    if (asked.isDry) {
      say(asked.json, slug, await deployPlan(api, request), 'dry run:');
      return null;
    }
    const done = await deploySite(api, request);
    say(asked.json, slug, done, `${done.isResumed ? 'went on and ' : ''}sent ${done.uploaded} to ${done.url}:`);
    return done.url;
  } finally {
    locks.releaseAll();
  }
}

function say(asJson: boolean, slug: string, plan: DeployPlan, words: string): void {
  const { files, changed, changedBytes, deleted, functions } = plan;
  console.log(
    asJson
      ? JSON.stringify({ slug, ...plan })
      : `${slug.padEnd(26)} ${words} ${changed} of ${files} files (${(changedBytes / 1e6).toFixed(1)} MB) differ from the live site, ${deleted} go; ${functions} functions`,
  );
}

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = error instanceof CommandError ? 2 : 1;
}
