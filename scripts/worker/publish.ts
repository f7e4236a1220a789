import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { pinnedRelease } from '#src/generator/releases/pin.ts';
import { publishedRelease, type Destination } from '#src/generator/releases/published.ts';
import { releaseIds } from '#src/generator/releases/releases.ts';
import type { StockFailure } from '#src/server/operations/stock-refresh/stock-check.ts';
import { searchesItsSource, type PushResult } from '../push-index/push-tenant.ts';
import { runCommand, type RunCommand, type CommandEnd } from './run-command.ts';

export interface PublishOptions {
  tenantsDir: string;
  outDir: string;
  /** Pages go to Netlify; otherwise they are served from `outDir`. */
  deploys: boolean;
  run?: RunCommand;
}

/**
 * Also sends releases left by earlier attempts or manual builds. The index goes first: outdated prices in the search
 * would last longer than outdated pages.
 *
 * @returns the failure, or null if shoppers have everything
 */
export async function publish(
  slug: string,
  settings: Settings,
  { tenantsDir, outDir, deploys, run = runCommand }: PublishOptions,
): Promise<StockFailure | null> {
  const release = releaseIds(outDir, slug).at(-1);
  const isBehind = (destination: Destination): boolean =>
    release !== undefined && publishedRelease(outDir, slug, destination) !== release;
  const failures: string[] = [];
  if (hasIndex(settings) && isBehind('algolia') && pinnedRelease(outDir, slug) === null) {
    const pushed = await run('push-index', [slug, '--json', '--tenants', tenantsDir, '--out', outDir]);
    if (pushed.code !== 0) failures.push(`The Algolia index was not updated: ${pushFailure(pushed)}`);
  }
  if (deploys && settings.private.netlifySite !== null && isBehind('netlify')) {
    const deployed = await run('deploy', [slug, '--keep-code', '--tenants', tenantsDir]);
    if (deployed.code !== 0) failures.push(`The site was not deployed: ${commandMessage(deployed)}`);
  }
  return failures.length === 0 ? null : { reason: failures.join(' '), fault: 'unpublished' };
}

const hasIndex = (settings: Settings): boolean => settings.search.engine === 'algolia' && !searchesItsSource(settings);

function pushFailure(end: CommandEnd): string {
  try {
    return (JSON.parse(end.output) as { tenants: PushResult[] }).tenants.flatMap(({ errors }) => errors).join(' ');
  } catch {
    return commandMessage(end);
  }
}

const commandMessage = ({ said }: CommandEnd): string => said || 'the command produced no output.';
