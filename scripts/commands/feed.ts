import { existsSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import type { Tenant } from '#src/domain/site.ts';
import { defaultLocale } from '#src/domain/tenant/settings/regional.ts';
import { feedFormats, type FeedFormat } from '#src/domain/tenant/settings/stock-source.ts';
import { feedsOf, mainFeed, settingsOf, type StockFeed } from '#src/domain/tenant/stock-feeds.ts';
import { CommandError } from '#src/generator/options.ts';
import { FeedError } from '#src/sources/stock/errors.ts';
import { readFeed } from '#src/sources/stock/read-feed.ts';
import { formatOfEnding } from '#src/sources/stock/readers/unpack.ts';
import { closest } from '#src/sources/tenants/did-you-mean.ts';
import { loadTenant } from '#src/sources/tenants/load-tenant.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { inspectFeed } from '../feed/look-at-feed.ts';
import { feedErrorText, feedInspectionText } from '../feed/look-text.ts';
import { oneOf, parseOptions } from '../parse-options.ts';
import { dealerToBe, dealerToBeSlug } from '../tenants/dealer-to-be.ts';
import { withoutSettings } from '../tenants/feed-of-new-tenant.ts';
import { regions, type Locale } from '../tenants/scaffold-regions.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt feed <slug|FILE|URL> [--feed NAME] [--format ${feedFormats.join('|')}] [--list PATH] [--entry FILE] [--header 'NAME: VALUE'] [--locale ${Object.keys(regions).join('|')}] [--json] [--tenants DIR]

  <slug>          this dealer's feed, read with the dealer's settings
  <FILE|URL>      a feed that no dealer uses yet
  --feed NAME     which feed to read, if the dealer has several (stock.feeds; default: main, which is stock.source)
  --format NAME   format of the file or URL (default: from its extension)
  --list PATH     where the vehicles are listed, like stock.source.list in a dealer's settings
  --entry FILE    which file in a ZIP archive to read, like stock.source.entry in a dealer's settings
  --header TEXT   a header for the request, such as 'X-Api-Key: $FEED_KEY'; may be repeated
  --locale NAME   locale of the words, dates and prices in a file or URL (default: ${defaultLocale})
  --json          print one JSON object, including every row that would have no page
  --tenants DIR   dealers folder (default: the TENANTS variable, or tenants)

Nothing is written. Exit code 0: the feed can be used. 1: it cannot. 2: invalid command.
Example: ./forecourt feed export.csv --locale en-NZ`;

interface Target {
  tenant: Tenant;
  dir: string;
}

interface Options {
  format?: string | undefined;
  list?: string | null | undefined;
  entry?: string | null | undefined;
  header?: string[] | undefined;
  locale: string;
  tenants?: string | undefined;
}

async function targetOf(
  name: string,
  { format, list = null, entry = null, header = [], locale, tenants }: Options,
): Promise<Target> {
  const region = oneOf(Object.keys(regions) as Locale[], locale, 'locale');
  if (/^https?:\/\//i.test(name)) {
    if (!URL.canParse(name)) throw new CommandError('This URL can’t be fetched.');
    const source = {
      kind: 'url' as const,
      url: name,
      format: formatOf(new URL(name).pathname, format, entry),
      list,
      entry,
      headers: headersOf(header),
    };
    return { tenant: dealerToBe(region, source), dir: '.' };
  }
  const tenantsDir = tenantsFolder(tenants);
  const known = tenantSlugs(tenantsDir);
  if (known.includes(name)) return { tenant: await loadTenant(name, tenantsDir), dir: resolve(tenantsDir, name) };
  const file = resolve(name);
  const near = closest(name, known);
  if (!existsSync(file))
    throw new CommandError(
      `${name} is neither a dealer in ${tenantsDir} nor a file.${near === null ? '' : ` Did you mean ${near}?`}`,
    );
  const source = { kind: formatOf(file, format, entry), path: basename(file), list, entry };
  return { tenant: dealerToBe(region, source), dir: dirname(file) };
}

function formatOf(path: string, option: string | undefined, entry: string | null): FeedFormat {
  const plain = extname(entry ?? path.replace(/\.gz$/i, ''));
  const format = option === undefined ? formatOfEnding(plain) : oneOf(feedFormats, option, 'format');
  if (format === null)
    throw new CommandError(
      `${basename(path) || path} has no extension that identifies its format. Add --format with one of ${feedFormats.join(', ')}.`,
    );
  return format;
}

function headersOf(lines: string[]): Record<string, string> {
  const headers = lines.map(
    (line) => /^\s*([^\s:]+)\s*:\s*(.*?)\s*$/.exec(line)?.slice(1) as [string, string] | undefined,
  );
  if (headers.includes(undefined)) throw new CommandError("--header must be in the form 'NAME: VALUE'.");
  return Object.fromEntries(headers as [string, string][]);
}

function chosenFeed({ settings }: Tenant, name: string): StockFeed {
  const feeds = feedsOf(settings.stock);
  oneOf(
    feeds.map((feed) => feed.name),
    name,
    'feed',
  );
  return feeds.find((feed) => feed.name === name)!;
}

export const feed = command({
  usage,
  run: async (args, { stdout }) => {
    const { values, positionals } = parseOptions(
      {
        args,
        allowPositionals: true,
        options: {
          feed: { type: 'string', default: mainFeed },
          format: { type: 'string' },
          list: { type: 'string' },
          entry: { type: 'string' },
          header: { type: 'string', multiple: true },
          locale: { type: 'string', default: defaultLocale },
          json: { type: 'boolean', default: false },
          tenants: { type: 'string' },
        },
      },
      usage,
    );
    const [name, ...rest] = positionals;
    if (name === undefined || rest.length > 0) throw new CommandError(`Specify one dealer, file or URL.\n\n${usage}`);
    const { tenant, dir } = await targetOf(name, values);
    const chosen = chosenFeed(tenant, values.feed);
    const settings = settingsOf(tenant.settings, chosen);
    try {
      const content = await readFeed(chosen.source, { tenantDir: dir, allowance: tenant.allowance });
      const look = await inspectFeed(content, { ...tenant, settings }, dir, Date.now(), chosen.name);
      stdout.write(`${values.json ? JSON.stringify(look) : feedInspectionText(look)}\n`);
      return look.fault === null ? 0 : 1;
    } catch (cause) {
      if (!(cause instanceof FeedError)) throw cause;
      const fault = tenant.slug === dealerToBeSlug ? withoutSettings(cause.message) : cause.message;
      stdout.write(`${values.json ? JSON.stringify({ fault }) : feedErrorText(fault)}\n`);
      return 1;
    }
  },
});
