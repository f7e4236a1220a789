import { join } from 'node:path';
import { DealerLocks } from '#src/generator/lock.ts';
import { CommandError } from '#src/generator/options.ts';
import { releaseIds } from '#src/generator/releases/releases.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { limit } from '#src/lib/limit.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import { loadTenant } from '#src/sources/tenants/load-tenant.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { deployDigest, deployPlan, deploySite, type DeployPlan, type DeployRequest } from '../deploy/deploy-site.ts';
import { functionBundles } from '../deploy/function-bundles.ts';
import { expectationOf, problemOf, type Expectation } from '../deploy/is-well.ts';
import { NetlifyApi } from '../deploy/netlify-api.ts';
import { rollOut, RollOutStopped, type DeployedSite } from '../deploy/roll-out.ts';
import { siteFiles } from '../deploy/site-files.ts';
import { wavesOf } from '../deploy/waves.ts';
import { parseOptions } from '../parse-options.ts';
import { projectDir } from '../test-run/steps.ts';
import { command, type Streams } from './command.ts';

const usage = `Usage: forecourt deploy <slug...> [--all] [--waves 1,5,20%] [--preview NAME] [--dry-run] [--allow-deletions N] [--where-set] [--keep-code] [--json] [--tenants DIR]

  <slug...>             dealers to deploy in this order, the canary first
  --all                 every dealer with a Netlify site; dealers listed by name go first
  --waves SIZES         how many dealers to deploy in parallel, as numbers or percentages of all; the last size repeats
                        until none are left (default: 1, one after the other). The next wave starts once every site in
                        this one, including its functions, serves the release that was sent. To resume a stopped
                        roll-out, run the same command again
  --preview NAME        deploys to a preview URL of this name, such as pr-12, instead of the live site
  --dry-run             shows what would be sent, without sending it; without a token it can’t compare with the live site
  --allow-deletions N   number of files a live site may lose (default: 256)
  --where-set           skips dealers without a Netlify site instead of failing
  --keep-code           keeps the function code of the last deploy, as a refreshed site keeps the code of its build;
                        refused if the dealer’s functions must be rebuilt and the code has changed since
  --json                prints one JSON object per dealer
  --tenants DIR         dealers folder (default: the TENANTS variable, or tenants)
Set each dealer’s Netlify site in private.netlifySite, and the token in the variable NETLIFY_AUTH_TOKEN.`;

const outDir = join(projectDir, 'dist');
const waitSeconds = 600;

function options(args: string[]) {
  const { values, positionals } = parseOptions(
    {
      args,
      allowPositionals: true,
      options: {
        preview: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'allow-deletions': { type: 'string', default: '256' },
        'where-set': { type: 'boolean', default: false },
        'keep-code': { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        waves: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
        tenants: { type: 'string' },
      },
    },
    usage,
  );
  const allowDeletions = Number(values['allow-deletions']);
  if (!(Number.isInteger(allowDeletions) && allowDeletions >= 0))
    throw new CommandError('--allow-deletions must be a whole number.');
  if (values.preview !== undefined && !/^[a-z0-9][a-z0-9-]{0,36}$/.test(values.preview))
    throw new CommandError('--preview: use lower-case letters, digits and dashes, at most 37, such as pr-12.');
  if (positionals.length === 0 && !values.all) throw new CommandError(`Specify a dealer, or use --all.\n\n${usage}`);
  wavesOf([], values.waves);
  return { ...values, named: [...new Set(positionals)], allowDeletions, isDry: values['dry-run'] };
}

type DeployOptions = ReturnType<typeof options>;

interface Deployment {
  /** Null for a dry run without an account. */
  api: NetlifyApi | null;
  asked: DeployOptions;
  stdout: Streams['stdout'];
}

interface Target {
  slug: string;
  settings: Settings;
  site: string;
}

/** Checks every dealer before sending the first. */
async function targetsOf(
  { named, all, tenants, preview, 'where-set': whereSet }: DeployOptions,
  hasAccount: boolean,
): Promise<Target[]> {
  const folder = tenantsFolder(tenants);
  const slugs = all ? [...new Set([...named, ...tenantSlugs(folder)])] : named;
  const targets: Target[] = [];
  for (const slug of slugs) {
    const { settings } = await loadTenant(slug, folder);
    const site = settings.private.netlifySite;
    if (site === null && (whereSet || (all && !named.includes(slug)))) continue;
    if (site === null && hasAccount)
      throw new CommandError(`${slug} has no Netlify site: set private.netlifySite to its ID or name.`);
    const twin = targets.find((target) => target.site !== '' && target.site === site);
    if (twin)
      throw new CommandError(
        `${slug} and ${twin.slug} use the same Netlify site (${site}): correct private.netlifySite for one of them.`,
      );
    // Sites with placeholders can be previewed, but can't go live.
    if (preview === undefined) await loadTenant(slug, folder, { live: true });
    targets.push({ slug, settings, site: site ?? '' });
  }
  if (targets.length === 0 && all) throw new CommandError('No dealer has a Netlify site (private.netlifySite).');
  return targets;
}

async function requestFor({ slug, settings, site }: Target, asked: DeployOptions): Promise<DeployRequest> {
  return {
    slug,
    site,
    files: siteFiles(outDir, slug, settings),
    functions: await inTurn(() => functionBundles(outDir, slug, asked['keep-code'])),
    preview: asked.preview ?? null,
    allowDeletions: asked.allowDeletions,
    release: releaseIds(outDir, slug).at(-1) ?? null,
    outDir,
  };
}

/** Zipping functions uses a whole core. */
const inTurn = limit(1);
const sideBySide = limit(4);

async function run(args: string[], { stdout }: Streams): Promise<void> {
  const asked = options(args);
  const token = process.env.NETLIFY_AUTH_TOKEN?.trim();
  if (!token && !asked.isDry)
    throw new CommandError(
      'NETLIFY_AUTH_TOKEN is not set. Create a personal access token in Netlify (User settings, Applications) and set it, or use --dry-run to see what would be sent.',
    );
  const api = token
    ? new NetlifyApi({ token, ...(process.env.NETLIFY_API && { api: process.env.NETLIFY_API }) })
    : null;
  const targets = new Map((await targetsOf(asked, api !== null)).map((target) => [target.slug, target]));
  const waves = wavesOf([...targets.keys()], asked.waves);
  if (targets.size < 2 || asked.isDry) {
    for (const target of targets.values()) await deployOne({ api, asked, stdout }, target, null);
    return;
  }
  const expected = new Map<string, Expectation>();
  await rollOut({
    waves,
    noteFile: join(outDir, '.forecourt', 'deploys', `roll-out${asked.preview ? `.${asked.preview}` : ''}.json`),
    send: (slug, before) =>
      sideBySide(async () => {
        const sent = await deployOne({ api, asked, stdout }, targets.get(slug)!, before);
        if (sent) expected.set(slug, sent.expected);
        return sent && { digest: sent.digest, url: sent.url };
      }),
    problemOf: (slug, { url }) => problemOf(url, expected.get(slug)!),
    ...(!asked.json &&
      waves.length > 1 && {
        onWave: (wave, nth) =>
          stdout.write(`Wave ${nth} of ${waves.length}: ${wave.length} of ${targets.size} dealers\n`),
      }),
  }).catch((cause: unknown) => {
    throw cause instanceof RollOutStopped
      ? new Error(`${cause.message}\n${recoverySteps(cause.sent, args, asked)}`, { cause })
      : cause;
  });
}

/** A preview isn't live, so there is nothing to roll back. */
function recoverySteps(sent: readonly string[], args: string[], { preview }: DeployOptions): string {
  const again = `./forecourt deploy ${args.join(' ')}`;
  const goOn = `To continue, without sending anything twice:\n  ${again}`;
  if (sent.length === 0 || preview !== undefined) return goOn;
  return [
    goOn,
    'To roll back a dealer that is live:',
    ...sent.map((slug) => `  ./forecourt releases ${slug} --back && ./forecourt deploy ${slug}`),
  ].join('\n');
}

/**
 * Holds the dealer's lock, since a refresh would change files announced to Netlify. Null for a dry run; skips a site
 * equal to `before`.
 */
async function deployOne(
  { api, asked, stdout }: Deployment,
  target: Target,
  before: DeployedSite | null,
): Promise<(DeployedSite & { expected: Expectation }) | null> {
  const { slug } = target;
  const locks = await DealerLocks.take(outDir, [slug], waitSeconds);
  try {
    const request = await requestFor(target, asked);
    if (asked.isDry || api === null) {
      const plan = await deployPlan(api, request);
      stdout.write(
        `${api === null && !asked.json ? unsentText(slug, plan) : textOf(asked.json, slug, plan, 'dry run:')}\n`,
      );
      return null;
    }
    const digest = deployDigest(request);
    const expected = expectationOf(request.files);
    if (before?.digest === digest) {
      if (!asked.json) stdout.write(`${slug.padEnd(26)} was already sent\n`);
      return { ...before, expected };
    }
    const done = await deploySite(api, request);
    const words = `${done.isResumed ? 'resumed and ' : ''}sent ${done.uploaded} to ${done.url}:`;
    stdout.write(`${textOf(asked.json, slug, done, words)}\n`);
    return { digest, url: done.url, expected };
  } finally {
    locks.releaseAll();
  }
}

function textOf(asJson: boolean, slug: string, plan: DeployPlan, words: string): string {
  const { files, changed, changedBytes, deleted, functions } = plan;
  return asJson
    ? JSON.stringify({ slug, ...plan })
    : `${slug.padEnd(26)} ${words} ${changed} of ${files} files (${(changedBytes / 1e6).toFixed(1)} MB) differ from the live site, ${deleted} removed; ${functions} functions`;
}

const unsentText = (slug: string, { files, changedBytes, functions }: DeployPlan): string =>
  `${slug.padEnd(26)} dry run: ${files} files (${(changedBytes / 1e6).toFixed(1)} MB) and ${functions} functions in total. Set NETLIFY_AUTH_TOKEN to compare them with the live site.`;

export const deploy = command({
  usage,
  run: async (args, streams) => {
    await run(args, streams);
    return 0;
  },
});
