import { resolve } from 'node:path';
import { DealerLocks } from '#src/generator/lock.ts';
import { CommandError } from '#src/generator/options.ts';
import { pinRelease, pinnedRelease, unpin } from '#src/generator/releases/pin.ts';
import { differenceText, releaseDifference } from '#src/generator/releases/release-difference.ts';
import { readRelease, releaseIds, type Release } from '#src/generator/releases/releases.ts';
import { restoreRelease } from '#src/generator/releases/restore-release.ts';
import { loadTenant } from '#src/sources/tenants/load-tenant.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { parseOptions } from '../parse-options.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt releases <slug> [--restore ID | --back] [--pin] [--unpin] [--out DIR] [--json] [--wait SECONDS] [--tenants DIR]

  <slug>          lists the dealer's releases, newest first, each with its difference from the one before
  --restore ID    restores a release; the current one stays available
  --back          restores the release before the current one
  --pin           stops builds and refreshes from changing the site (alone, or with --restore or --back)
  --unpin         lets builds and refreshes change the site again
  --out DIR       folder of built sites (default: dist)
  --tenants DIR   dealers folder (default: the TENANTS variable, or tenants)
  --wait SECONDS  how long to wait if another command is writing the dealer's files (default: 0)
  --json          print one JSON object
private.releases.keep in a dealer's settings sets how many releases are stored.`;

export const releases = command({
  usage,
  run: async (args, { stdout }) => {
    const {
      values: { restore, back, pin: toPin, unpin: toUnpin, out, tenants, wait, json },
      positionals,
    } = parseOptions(
      {
        args,
        allowPositionals: true,
        options: {
          restore: { type: 'string' },
          back: { type: 'boolean', default: false },
          pin: { type: 'boolean', default: false },
          unpin: { type: 'boolean', default: false },
          out: { type: 'string', default: 'dist' },
          tenants: { type: 'string' },
          wait: { type: 'string', default: '0' },
          json: { type: 'boolean', default: false },
        },
      },
      usage,
    );
    const [slug] = positionals;
    const waitSeconds = Number(wait);
    if (slug === undefined || positionals.length > 1) throw new CommandError(`Specify one dealer.\n\n${usage}`);
    if ((restore !== undefined && back) || (toPin && toUnpin))
      throw new CommandError(`Use only one of --restore and --back, and only one of --pin and --unpin.\n\n${usage}`);
    if (!(waitSeconds >= 0 && waitSeconds <= 86_400))
      throw new CommandError('--wait must be a number of seconds, such as 600.');
    const tenantsDir = tenantsFolder(tenants);
    const outDir = resolve(out);
    if (!tenantSlugs(tenantsDir).includes(slug) && releaseIds(outDir, slug).length === 0)
      throw new CommandError(`No such dealer: ${slug}.`);
    if (restore !== undefined || back || toPin || toUnpin) {
      const locks = await DealerLocks.take(outDir, [slug], waitSeconds);
      try {
        if (restore !== undefined || back) {
          const { settings } = await loadTenant(slug, tenantsDir);
          await restoreRelease(outDir, slug, restore ?? releaseBefore(outDir, slug), settings.private.releases.keep);
        }
        if (toPin) pinRelease(outDir, slug, newest(outDir, slug));
        if (toUnpin) {
          if (pinnedRelease(outDir, slug) === null)
            throw new CommandError(`${slug} is not pinned in ${outDir}. If its site is elsewhere, add --out DIR.`);
          unpin(outDir, slug);
        }
      } finally {
        locks.releaseAll();
      }
    }
    const isBack = restore !== undefined || back;
    stdout.write(`${listText(outDir, slug, json, await clockOf(slug, tenantsDir))}\n`);
    if (isBack && !json && pinnedRelease(outDir, slug) === null)
      stdout.write(
        `\nThe next refresh publishes the feed again. To stay on this release: ./forecourt releases ${slug} --pin\n`,
      );
    return 0;
  },
});

/** With the time zone, as operators may be in another. */
const moment = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** UTC if the dealer's folder is missing. */
const clockOf = (slug: string, tenantsDir: string): Promise<string> =>
  loadTenant(slug, tenantsDir).then(
    ({ settings }) => settings.regional.timeZone,
    () => 'UTC',
  );

function newest(outDir: string, slug: string): string {
  const id = releaseIds(outDir, slug).at(-1);
  if (id === undefined) throw new CommandError(`${slug} has no release yet: build it first.`);
  return id;
}

function releaseBefore(outDir: string, slug: string): string {
  const id = releaseIds(outDir, slug).at(-2);
  if (id === undefined) throw new CommandError(`${slug} has no release before the current one.`);
  return id;
}

function listText(outDir: string, slug: string, json: boolean, timeZone: string): string {
  const all = releaseIds(outDir, slug).map((id) => readRelease(outDir, slug, id));
  const pinned = pinnedRelease(outDir, slug);
  const listed = all.map((release, index) => listing(release, all[index - 1])).reverse();
  if (json) return JSON.stringify({ slug, pinned, releases: listed });
  if (listed.length === 0) return `${slug} has no releases yet: ./forecourt build ${slug}`;
  return listed
    .map(({ id, at, vehicles, restored, difference }, index) => {
      const marks = [index === 0 && 'current', id === pinned && 'pinned', restored && `restored from ${restored}`];
      return [
        id,
        new Date(at).toLocaleString('en-AU', { ...moment, timeZone }).padEnd(30),
        `${vehicles} vehicles`.padEnd(15),
        [difference, ...marks.filter(Boolean)].filter(Boolean).join('; '),
      ].join('  ');
    })
    .join('\n');
}

function listing(release: Release, before: Release | undefined) {
  const { id, at, code, restored, result } = release;
  const difference = before ? differenceText(releaseDifference(before, release)) : null;
  return { id, at, code, restored, vehicles: result.vehicles, difference };
}
