import { join, resolve } from 'node:path';
import { styleText } from 'node:util';
import { licencesOf } from '#src/domain/locations/licences.ts';
import { chosenTenants } from '#src/generator/chosen-tenants.ts';
import { CommandError } from '#src/generator/options.ts';
import { counted } from '#src/lib/numbers.ts';
import { loadFunctions, type FunctionRoute } from '#src/local-server/functions.ts';
import { loadTenant } from '#src/sources/tenants/load-tenant.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { axeIssues } from '../check-site/axe-issues.ts';
import { builtSite } from '../check-site/built-site.ts';
import { isSound, type CheckedSite } from '../check-site/checked-site.ts';
import {
  brokenDocuments,
  headIssues,
  inlineScripts,
  invalidHtml,
  imageIssues,
  sharedTitles,
  strayFields,
  leakedCodeValues,
} from '../check-site/html-issues.ts';
import { followLinks, redirectIssues } from '../check-site/link-issues.ts';
import { heavyCode, heavyPages, pagesWithoutLicence } from '../check-site/weight-issues.ts';
import { findChromium } from '../find-chromium.ts';
import { parseOptions } from '../parse-options.ts';
import { projectDir } from '../test-run/steps.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt check-site [slug...] [--no-browser] [--json] [--out DIR] [--tenants DIR]

  [slug...]       built dealers to check; all dealers if none are given
  --no-browser    skips accessibility, which needs Chromium (set CHROMIUM, or have it on the PATH)
  --json          prints one JSON object per dealer
  --out DIR       folder of built sites (default: dist)
  --tenants DIR   dealers folder (default: the TENANTS variable, or tenants)
Checks links, redirects, HTML, titles, images, page weight, licences and accessibility. Exit code 1 if there are any issues.`;

const maxPerArea = 20;

function options(args: string[]) {
  const { values, positionals } = parseOptions(
    {
      args,
      allowPositionals: true,
      options: {
        'no-browser': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        out: { type: 'string', default: 'dist' },
        tenants: { type: 'string' },
      },
    },
    usage,
  );
  const tenantsDir = tenantsFolder(values.tenants);
  const slugs = chosenTenants({ slugs: [...new Set(positionals)], tenantsDir });
  const browser = values['no-browser'] ? null : findChromium();
  if (browser === null && !values['no-browser'])
    throw new CommandError('Chromium not found. Set CHROMIUM to its path, or skip accessibility with --no-browser.');
  return { slugs, tenantsDir, outDir: resolve(values.out), browser, json: values.json };
}

async function check(
  slug: string,
  functions: FunctionRoute[],
  { tenantsDir, outDir, browser }: ReturnType<typeof options>,
): Promise<CheckedSite> {
  const { settings, locations } = await loadTenant(slug, tenantsDir);
  const built = builtSite(outDir, { slug, settings }, functions);
  const { site } = built;
  const [vehicle] = site.ofKind('vehicle');
  const licences = locations.flatMap((location) => licencesOf(location, settings.regional.locale));
  const faults = {
    links: followLinks(built).broken,
    redirects: vehicle ? redirectIssues(built, vehicle.path.split('/').at(-1)!).faults : [],
    html: [...brokenDocuments(site), ...(await invalidHtml(site)), ...strayFields(site), ...inlineScripts(site)],
    titles: [...headIssues(built), ...sharedTitles(site)],
    pictures: imageIssues(site),
    words: leakedCodeValues(site),
    weight: [...heavyPages(site), ...heavyCode(built)],
    licences: pagesWithoutLicence(site, licences),
    accessibility: browser === null ? [] : await axeIssues({ site, outDir, slug }, browser),
  };
  return {
    slug,
    pages: site.pages.length,
    faults: Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0)),
    error: null,
  };
}

function textOf(checked: CheckedSite): string {
  const { slug, pages, faults, error } = checked;
  const count = Object.values(faults).flat().length;
  const verdict = error ?? `${counted(pages, 'page')}, ${count === 0 ? 'no issues' : counted(count, 'issue')}`;
  return [
    `${styleText('bold', slug)}  ${styleText(isSound(checked) ? 'green' : 'red', verdict)}`,
    ...Object.entries(faults).flatMap(([area, found]) => [
      ...found.slice(0, maxPerArea).map((fault) => `  ${area.padEnd(14)} ${fault}`),
      ...(found.length > maxPerArea ? [`  ${area.padEnd(14)} and ${found.length - maxPerArea} more`] : []),
    ]),
  ].join('\n');
}

/** A dealer that can't be read doesn't stop the others. */
export const checkSite = command({
  usage,
  run: async (args, { stdout }) => {
    const asked = options(args);
    const { routes } = await loadFunctions(join(projectDir, 'functions'));
    let code = 0;
    for (const slug of asked.slugs) {
      const checked = await check(slug, routes, asked).catch((cause: Error) => ({
        slug,
        pages: 0,
        faults: {},
        error: cause.message,
      }));
      stdout.write(`${asked.json ? JSON.stringify(checked) : textOf(checked)}\n`);
      if (!isSound(checked)) code = 1;
    }
    return code;
  },
});
