/** Continues with the other dealers if one fails. */
import { chosenTenants } from '#src/generator/chosen-tenants.ts';
import { CommandError, readOptions, UsageError, type GeneratorOptions } from '#src/generator/options.ts';
import { pushTenant, type PushResult } from '../push-index/push-tenant.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt push-index <slug...> [--stock FILE] [--accept-drop] [--now INSTANT] [--json] [--tenants DIR] [--out DIR]

  slug...         dealers whose search runs on Algolia
  --stock FILE    read stock from this file instead of the dealer's own source
  --accept-drop   push a feed even though it lost most of its vehicles
  --now INSTANT   push what shoppers see at this time, such as 2026-12-01T09:00:00+11:00
  --json          print one JSON object instead of the summary
  --tenants DIR   dealers folder (default: the TENANTS variable, or tenants)
  --out DIR       where the build stores fetched feeds (default: dist)
  --help          print this text

The write key is read from the environment variable named in private.providers.algoliaAdmin
in settings.json, or else from ALGOLIA_ADMIN_KEY.`;

export const pushIndex = command({
  usage,
  run: async (args, { stdout }) => {
    const options = pushOptions(args);
    const tenants: PushResult[] = [];
    for (const slug of options.slugs) tenants.push(await pushTenant(slug, options, process.env));
    const ok = tenants.every((tenant) => tenant.ok);
    stdout.write(options.json ? `${JSON.stringify({ ok, tenants })}\n` : `${tenants.flatMap(linesOf).join('\n')}\n`);
    return ok ? 0 : 1;
  },
  failure: (error) => ({
    message: `${(error as Error).message}${error instanceof UsageError ? `\n\n${usage}` : ''}`,
    code: error instanceof CommandError ? 2 : 1,
  }),
});

function pushOptions(args: string[]): GeneratorOptions {
  const options = readOptions('refresh', args);
  if (options.shard !== null) throw new UsageError('--shard can’t be used here: list the dealers to push.');
  if (options.workers !== null) throw new UsageError('--workers can’t be used here: a push doesn’t render pages.');
  if (options.slugs.length === 0) throw new UsageError('Specify the dealers whose index you want to update.');
  chosenTenants(options);
  return options;
}

function linesOf({
  slug,
  ok,
  index,
  vehicles,
  before,
  batches,
  sortOrders,
  synonyms,
  rejected,
  seconds,
  warnings,
  errors,
}: PushResult): string[] {
  const time = `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`;
  return [
    ok
      ? `${slug.padEnd(26)} ${index}: ${vehicles} vehicles (${before ?? 'none'} before) in ${batches} ${batches === 1 ? 'batch' : 'batches'}, ${sortOrders} sort orders, ${synonyms} synonyms  ${time}`
      : `${slug.padEnd(26)} FAILED after ${time}`,
    ...(rejected > 0
      ? [
          `  ${rejected} ${rejected === 1 ? 'row' : 'rows'} of the feed rejected: build this dealer and check its rejected.json`,
        ]
      : []),
    ...warnings.map((warning) => `  warning: ${warning}`),
    ...errors.map((error) => `  error: ${error.replaceAll('\n', '\n  ')}`),
  ];
}
