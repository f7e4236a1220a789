/**
 * `npm run new-tenant -- <slug> [--template showroom|marketplace|atelier] [--name "…"] [--locale en-AU]`: a complete dealer's
 * folder that validates and builds.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { isReservedAddress } from '#src/domain/reserved-addresses.ts';
import { defaultLocale } from '#src/domain/tenant/settings/regional.ts';
import { templateNames } from '#src/domain/tenant/template-names.ts';
import { defaultTemplate } from '#src/domain/tenant/settings/varying-defaults.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { slugPattern } from '#src/sources/tenants/inspect-tenant.ts';
import { writeSchemas } from './tenants/write-schemas.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { exitOnHelp } from './help.ts';
import { regions } from './tenants/scaffold-regions.ts';
import { nameOf, scaffold, type NewTenant } from './tenants/scaffold.ts';
import { validationText } from './tenants/validation-text.ts';

const usage = `Usage: npm run new-tenant -- <slug> [--template ${templateNames.join('|')}] [--name "Harbour Motors"] [--locale ${Object.keys(regions).join('|')}] [--tenants DIR]`;

exitOnHelp(usage);
try {
  process.exitCode = await run();
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      template: { type: 'string', default: defaultTemplate },
      name: { type: 'string' },
      locale: { type: 'string', default: defaultLocale },
      tenants: { type: 'string' },
    },
  });
  const tenants = tenantsFolder(values.tenants);
  const tenant = newTenant(positionals, { ...values, tenants });
  const dir = join(tenants, tenant.slug);
  if (existsSync(dir)) throw new Error(`${dir} is there already.`);
  await writeFiles(dir, scaffold(tenant));
  if (!existsSync(join(tenants, 'schemas'))) await writeSchemas(tenants);
  const { tenant: loaded, issues } = await inspectTenant(tenant.slug, tenants);
  console.log(
    `${validationText([{ slug: tenant.slug, ok: loaded !== null, issues }])}\n\n${nextSteps(tenant, relative('', dir))}`,
  );
  return loaded ? 0 : 1;
}

function newTenant(
  [slug, ...rest]: string[],
  options: { template: string; locale: string; name?: string | undefined; tenants: string },
): NewTenant {
  if (slug === undefined || rest.length > 0) throw new Error('Name one dealer.');
  if (!slugPattern.test(slug) || slug.length > 60)
    throw new Error(
      `"${slug}" cannot be a folder's name: lower-case letters, digits and single dashes, such as harbour-motors.`,
    );
  if (isTaken(slug))
    throw new Error(
      `"${slug}" is a word of the product's own, in addresses, hosts or folders. Name the dealer, such as ${slug}-motors.`,
    );
  const { tenants, name } = options;
  return {
    slug,
    name: name?.trim() || nameOf(slug),
    template: oneOf(templateNames, options.template, 'template'),
    locale: oneOf(Object.keys(regions) as NewTenant['locale'][], options.locale, 'locale'),
    library: existsSync(join(tenants, '_demo')) ? '_demo' : null,
  };
}

function isTaken(slug: string): boolean {
  return isReservedAddress(`/${slug}`) || ['schemas', 'localhost', 'www'].includes(slug);
}

function oneOf<T extends string>(choices: readonly T[], value: string, option: string): T {
  const found = choices.find((choice) => choice === value);
  if (!found) throw new Error(`--${option} is one of ${choices.join(', ')}.`);
  return found;
}

async function writeFiles(dir: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text, { flag: 'wx' });
  }
}

function nextSteps({ slug }: NewTenant, dir: string): string {
  return `Next:
  1. ${dir}/settings.json: name, colours, address of the site (editors complete every key)
  2. ${dir}/locations.json: places, phones, hours, licence numbers
  3. stock: replace stock.json, or point stock.source at a feed
  4. npm run validate -- ${slug}
  5. npm run build -- ${slug}`;
}
