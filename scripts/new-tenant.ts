/** `npm run new-tenant -- <slug> [--template showroom|marketplace] [--name "…"] [--locale en-AU]`: a complete dealer's folder that validates and builds. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { templateNames } from '#src/domain/tenant/settings/settings.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { slugPattern } from '#src/sources/tenants/slug-pattern.ts';
import { exitOnHelp } from './help.ts';
import { regions } from './tenants/scaffold-regions.ts';
import { nameOf, scaffold, type NewTenant } from './tenants/scaffold.ts';
import { validationText } from './tenants/validation-text.ts';

const usage = 'Usage: npm run new-tenant -- <slug> [--template showroom|marketplace] [--name "Harbour Motors"] [--locale en-AU|en-NZ|en-US]';

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
      template: { type: 'string', default: 'showroom' }, name: { type: 'string' }, locale: { type: 'string', default: 'en-AU' },
      tenants: { type: 'string', default: join(import.meta.dirname, '../tenants') },
    },
  });
  const tenant = newTenant(positionals, values);
  const dir = join(values.tenants, tenant.slug);
  if (existsSync(dir)) throw new Error(`tenants/${tenant.slug} is there already.`);
  await writeFiles(dir, scaffold(tenant));
  const { tenant: loaded, issues } = await inspectTenant(tenant.slug, values.tenants);
  console.log(`${validationText([{ slug: tenant.slug, ok: loaded !== null, issues }])}\n\n${nextSteps(tenant)}`);
  return loaded ? 0 : 1;
}

function newTenant([slug, ...rest]: string[], options: { template: string; locale: string; name?: string | undefined; tenants: string }): NewTenant {
  if (slug === undefined || rest.length > 0) throw new Error('Name one dealer.');
  if (!slugPattern.test(slug) || slug.length > 60 || slug === 'schemas') throw new Error(`"${slug}" cannot be a folder's name: lower-case letters, digits and single dashes, such as harbour-motors.`);
  const { tenants, name } = options;
  return {
    slug, name: name?.trim() || nameOf(slug),
    template: oneOf(templateNames, options.template, 'template'),
    locale: oneOf(Object.keys(regions) as NewTenant['locale'][], options.locale, 'locale'),
    library: existsSync(join(tenants, '_demo')) ? '_demo' : null,
  };
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

function nextSteps({ slug }: NewTenant): string {
  return `Next:
  1. tenants/${slug}/settings.json: name, colours, address of the site (editors complete every key)
  2. tenants/${slug}/locations.json: places, phones, hours, licence numbers
  3. stock: replace stock.json, or point stock.source at a feed
  4. npm run validate -- ${slug}
  5. npm run build -- ${slug}`;
}
