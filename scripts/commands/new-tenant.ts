/** In a terminal, asks for a name and opens the new site. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { isReservedAddress } from '#src/domain/reserved-addresses.ts';
import { defaultLocale } from '#src/domain/tenant/settings/regional.ts';
import { templateNames } from '#src/domain/tenant/template-names.ts';
import { defaultTemplate } from '#src/domain/tenant/settings/varying-defaults.ts';
import { CommandError } from '#src/generator/options.ts';
import { inspectStock } from '#src/sources/stock/inspect-stock.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { slugPattern } from '#src/sources/tenants/inspect-tenant.ts';
import { writeSchemas } from '../tenants/write-schemas.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { oneOf, parseOptions } from '../parse-options.ts';
import { askTenant, type Answers } from '../tenants/ask-tenant.ts';
import { feedOf, feedReport } from '../tenants/feed-of-new-tenant.ts';
import { regions } from '../tenants/scaffold-regions.ts';
import { nameOf, ofTemplate, scaffold, type NewTenant } from '../tenants/scaffold.ts';
import { validationText } from '../tenants/validation-text.ts';
import { commandFile } from '../command-file.ts';
import { projectDir } from '../test-run/steps.ts';
import { command, type Streams } from './command.ts';

const usage = `Usage: forecourt new [slug] [--name NAME] [--template NAME] [--locale NAME] [--feed FILE [--list PATH]] [--no-dev] [--tenants DIR]

  [slug]           folder name and first part of the site's local URL, such as harbour-motors; without it, you
                   are asked for everything in the terminal
  --name NAME      name that shoppers see, such as "Harbour Motors" (default: made from the slug)
  --template NAME  ${templateNames.join(', ')} (default: ${defaultTemplate})
  --locale NAME    country, which also sets the wording: ${Object.keys(regions).join(', ')} (default: ${defaultLocale})
  --feed FILE      the dealer's stock as .csv, .json or .xml; a mapping is proposed from its columns
                   (default: six sample vehicles)
  --list PATH      with --feed: where the vehicles are listed in a JSON or XML file, such as inventory.vehicles
  --no-dev         only writes the folder; without it, the site opens when you run this in a terminal
  --tenants DIR    dealers folder (default: the TENANTS variable, or tenants)

Exit code 0: the dealer was created. 1: it could not be created, or its stock needs a mapping before it builds. 2: invalid command; nothing is written.
Example: ./forecourt new harbour-motors --name "Harbour Motors" --template marketplace --feed export.csv`;

export const newTenant = command({
  usage,
  run: async (args, { stdout }) => {
    const isTerminal = process.stdin.isTTY && stdout.isTTY === true;
    const { values, positionals } = parseOptions(
      {
        args,
        allowPositionals: true,
        options: {
          template: { type: 'string', default: defaultTemplate },
          name: { type: 'string' },
          locale: { type: 'string', default: defaultLocale },
          feed: { type: 'string' },
          list: { type: 'string' },
          tenants: { type: 'string' },
          'no-dev': { type: 'boolean', default: false },
        },
      },
      usage,
    );
    const tenants = tenantsFolder(values.tenants);
    const answers = positionals.length === 0 && isTerminal ? await askQuestions({ ...values, tenants }) : null;
    const tenant = tenantOf(answers ? [answers.slug] : positionals, { ...values, ...answers, tenants });
    const dir = join(tenants, tenant.slug);
    const feedFile = answers ? answers.feed : values.feed;
    const feed = feedFile === undefined ? undefined : await feedOf(feedFile, tenant.locale, Date.now(), values.list);
    tenant.feed = feed;
    await writeFiles(dir, scaffold(tenant));
    if (!existsSync(join(tenants, 'schemas'))) await writeSchemas(tenants);
    const { tenant: loaded, issues } = await inspectTenant(tenant.slug, tenants);
    const stock = loaded && feed ? await inspectStock(loaded, dir, Date.now()) : [];
    const isStockBroken = stock.some(({ severity }) => severity === 'error');
    stdout.write(
      `${[
        validationText([{ slug: tenant.slug, ok: loaded !== null, issues: [...issues, ...stock] }]),
        ...(feed ? [feedReport(feed)] : []),
        nextSteps(tenant, relative('', dir), isStockBroken),
      ].join('\n\n')}\n`,
    );
    if (!loaded || isStockBroken) return 1;
    return isTerminal && !values['no-dev'] ? openSite(tenant.slug, tenants, stdout) : 0;
  },
});

async function askQuestions(given: {
  template: string;
  locale: string;
  list?: string | undefined;
  tenants: string;
}): Promise<Answers> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await askTenant((question) => lines.question(question), given, {
      slug: (slug) => slugError(slug, given.tenants),
      feed: (file, locale) => feedError(file, locale, given.list),
    });
  } finally {
    lines.close();
  }
}

async function feedError(file: string, locale: string, list: string | undefined): Promise<string | null> {
  try {
    await feedOf(file, locale as NewTenant['locale'], Date.now(), list);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function openSite(slug: string, tenants: string, stdout: Streams['stdout']): Promise<number> {
  stdout.write(`\nOpening http://${slug}.localhost:4321/ (Ctrl+C to stop)\n\n`);
  const dev = spawn(process.execPath, [commandFile, 'dev', slug], {
    cwd: projectDir,
    stdio: 'inherit',
    env: { ...process.env, TENANTS: tenants },
  });
  return new Promise((resolve) => {
    dev.on('exit', (code) => {
      resolve(code ?? 0);
    });
  });
}

function tenantOf(
  [slug, ...rest]: string[],
  options: { template: string; locale: string; name?: string | undefined; tenants: string },
): NewTenant {
  if (slug === undefined) throw new CommandError(`Specify one dealer.\n\n${usage}`);
  if (rest.length > 0)
    throw new CommandError(
      `Specify one dealer, not ${rest.length + 1}: ${[slug, ...rest].join(', ')}. Put a name with spaces in quotes, as in: ./forecourt new ${slug} --name "…".`,
    );
  const { tenants, name } = options;
  const fault = slugError(slug, tenants);
  if (fault !== null) throw new CommandError(fault);
  const template = oneOf(templateNames, options.template, 'template');
  const library = ofTemplate[template].drawings;
  return {
    slug,
    name: name?.trim() ?? nameOf(slug),
    template,
    locale: oneOf(Object.keys(regions) as NewTenant['locale'][], options.locale, 'locale'),
    library: existsSync(join(tenants, library)) ? library : null,
  };
}

function slugError(slug: string, tenants: string): string | null {
  if (!slugPattern.test(slug) || slug.length > 60)
    return `"${slug}" is not a valid folder name. Use lower-case letters, digits and single dashes, such as harbour-motors.`;
  if (isReservedSlug(slug))
    return `"${slug}" is reserved for the product’s own URLs, hosts or folders. Choose another name, such as ${slug}-motors.`;
  return existsSync(join(tenants, slug)) ? `${relative('', join(tenants, slug))} already exists.` : null;
}

function isReservedSlug(slug: string): boolean {
  return isReservedAddress(`/${slug}`) || ['schemas', 'localhost', 'www'].includes(slug);
}

async function writeFiles(dir: string, files: Record<string, string | Uint8Array>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text, { flag: 'wx' });
  }
}

function nextSteps({ slug, feed }: NewTenant, dir: string, isStockBroken: boolean): string {
  const mapping = isStockBroken
    ? 'fix stock.mapping so that the site can be built (see the error above)'
    : 'check the proposed stock.mapping';
  return `Next:
  1. ${dir}/settings.json: name, colours, site URL (editors autocomplete every key)
  2. ${dir}/locations.json: locations, phone numbers, opening hours, licence numbers
     ${dir}/pages: first drafts; remove anything this dealer does not need
  3. stock: ${feed ? `${mapping}, then point stock.source at the feed itself` : 'replace stock.json, or point stock.source at a feed'}
  4. ./forecourt validate ${slug}
  5. ./forecourt dev ${slug}, then http://${slug}.localhost:4321/; ./forecourt build ${slug} builds the site
  6. before going live: ./forecourt validate ${slug} --live`;
}
