import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import { settingsSchema, type Settings } from '#src/domain/tenant/settings/settings.ts';
import type { SecurityContact } from '#src/domain/tenant/security-contact.ts';
import { operatorFileName, type Allowance } from '#src/domain/tenant/allowance.ts';
import type { VehicleOverride } from '#src/domain/vehicle/vehicle-override.ts';
import { feedsOf } from '#src/domain/tenant/stock-feeds.ts';
import { isFileSource } from '#src/domain/tenant/settings/stock-source.ts';
import { closest } from './did-you-mean.ts';
import { decisionsFile, decisionsFileName, type DecisionsFile } from './files/decisions-file.ts';
import { locationsFile, type LocationsFile } from './files/locations-file.ts';
import { modelsFile, type ModelsFile } from './files/models-file.ts';
import { offersFile, type OffersFile } from './files/offers-file.ts';
import { overridesFileName, readOverrides } from './files/overrides-file.ts';
import { pageFrontmatter, type PageFrontmatter } from './files/page-file.ts';
import { promosFile, type PromosFile } from './files/promos-file.ts';
import { readRedirects, redirectsFileName, type WrittenRedirect } from './files/redirects-file.ts';
import { reviewsFile, type ReviewsFile } from './files/reviews-file.ts';
import { readAllowance } from './operator-file.ts';
import { splitFrontmatter } from './frontmatter.ts';
import { settingsFileName } from './group-settings.ts';
import { asIssue, doubtful, wrong, type IssueDraft, type Issue, type KeyPath } from './issue.ts';
import { readJsonFile } from './json-file.ts';
import { checkAgainst } from './schema-findings.ts';
import { readSettingsFile } from './settings-file.ts';
import { withWrittenDefaults } from './written-defaults.ts';
import { parseThemeCss, type ThemeCss } from './theme-css.ts';
import { notUtf8, readUtf8 } from './utf8-file.ts';

/** Null for files that failed their check. */
export interface TenantDraft {
  slug: string;
  dir: string;
  tenantsDir: string;
  settings: Settings | null;
  allowance: Allowance;
  security: SecurityContact | null;
  /** Includes the group's settings but no defaults, to recognise explicit ones. */
  written: unknown;
  locations: LocationsFile | null;
  models: ModelsFile | null;
  offers: OffersFile | null;
  reviews: ReviewsFile | null;
  promos: PromosFile | null;
  redirects: WrittenRedirect[];
  overrides: VehicleOverride[];
  decisions: DecisionsFile | null;
  pages: { name: string; frontmatter: PageFrontmatter; body: string }[];
  theme: ThemeCss;
  now: number;
  live: boolean;
  goLive: boolean;
  /** Paths with forward slashes. */
  images: string[];
}

export interface TenantReading {
  draft: TenantDraft;
  issues: Issue[];
  locate(finding: IssueDraft & { line?: number }): Issue;
}

type LineOf = (path: KeyPath, words?: string) => number | null;

const knownFiles = [
  settingsFileName,
  'locations.json',
  'models.json',
  'offers.json',
  'reviews.json',
  'promos.json',
  redirectsFileName,
  overridesFileName,
  decisionsFileName,
  'theme.css',
  'README.md',
];

export async function readTenant(
  slug: string,
  tenantsDir: string,
  { now, live, goLive }: Pick<TenantDraft, 'now' | 'live' | 'goLive'>,
): Promise<TenantReading> {
  const dir = join(tenantsDir, slug);
  const settingsFile = await readSettingsFile(dir, tenantsDir);
  const operator = await readAllowance(slug, tenantsDir);
  const lines = new Map<string, LineOf>([[operatorFileName, operator.lineOf]]);
  const locate = (finding: IssueDraft & { line?: number }): Issue => {
    if (finding.line !== undefined) return asIssue(finding, finding.line);
    if (finding.file !== settingsFileName)
      return asIssue(finding, lines.get(finding.file)?.(finding.path, finding.words) ?? null);
    const { file, line } = settingsFile.placeOf(finding.path);
    return asIssue({ ...finding, file }, line);
  };
  const issues: Issue[] = [];
  const report = (findings: (IssueDraft & { line?: number })[]) => issues.push(...findings.map(locate));

  async function json<T extends z.ZodType>(name: string, schema: T) {
    const file = await readJsonFile(join(dir, name), name);
    lines.set(name, file.lineOf);
    report(file.findings);
    if (!file.exists || file.value === undefined) return { exists: file.exists, data: null };
    const { data, findings } = checkAgainst(schema, file.value, name);
    report(findings);
    return { exists: true, data };
  }

  report(settingsFile.findings);
  report(operator.findings);
  const written = settingsFile.value;
  const settings =
    written === undefined ? null : checkAgainst(settingsSchema, withWrittenDefaults(written), settingsFileName);
  report(settings?.findings ?? []);
  const locations = await json('locations.json', locationsFile);
  if (!settingsFile.exists)
    report([wrong(settingsFileName, [], 'is missing', 'Add it, or create another dealer with: ./forecourt new')]);
  if (!locations.exists)
    report([
      wrong(
        'locations.json',
        [],
        'is missing',
        'A dealer needs at least one location with name, address, phone, hours and licence number.',
      ),
    ]);

  const draft: TenantDraft = {
    slug,
    dir,
    tenantsDir,
    now,
    live,
    goLive,
    settings: settings?.data ?? null,
    allowance: operator.allowance,
    security: operator.security,
    written,
    locations: locations.data,
    models: (await json('models.json', modelsFile)).data,
    offers: (await json('offers.json', offersFile)).data,
    reviews: (await json('reviews.json', reviewsFile)).data,
    promos: (await json('promos.json', promosFile)).data,
    redirects: (await csvFile(dir, redirectsFileName, readRedirects, report))?.redirects ?? [],
    overrides: (await csvFile(dir, overridesFileName, readOverrides, report))?.overrides ?? [],
    decisions: (await json(decisionsFileName, decisionsFile)).data,
    pages: await readPages(dir, lines, report),
    theme: parseThemeCss(await readFile(join(dir, 'theme.css'), 'utf8').catch(() => '')),
    images: await listFiles(join(dir, 'images')),
  };
  report(draft.theme.findings);
  report(await strayFiles(dir, draft.settings));
  return { draft, issues, locate };
}

async function csvFile<T extends { findings: (IssueDraft & { line: number })[] }>(
  dir: string,
  name: string,
  read: (text: string) => T,
  report: (findings: (IssueDraft & { line?: number })[]) => void,
): Promise<T | null> {
  if (!existsSync(join(dir, name))) return null;
  const source = await readUtf8(join(dir, name));
  if (source === null) {
    report([wrong(name, [], ...notUtf8)]);
    return null;
  }
  const found = read(source);
  report(found.findings);
  return found;
}

async function readPages(
  dir: string,
  lines: Map<string, LineOf>,
  report: (findings: IssueDraft[]) => void,
): Promise<TenantDraft['pages']> {
  const pages: TenantDraft['pages'] = [];
  for (const name of await listFiles(join(dir, 'pages'))) {
    const file = `pages/${name}`;
    if (!/^([a-z0-9-]+\/)*[a-z0-9-]+\.md$/.test(name)) {
      report([
        wrong(
          file,
          [],
          'is not a page',
          'Pages are Markdown files named in lower case with dashes, such as about-us.md.',
        ),
      ]);
      continue;
    }
    const source = await readUtf8(join(dir, 'pages', name));
    if (source === null) {
      report([wrong(file, [], ...notUtf8)]);
      continue;
    }
    const page = splitFrontmatter(source, file);
    lines.set(file, page.lineOf);
    report(page.findings);
    if (page.data === undefined) continue;
    const { data, findings } = checkAgainst(pageFrontmatter, page.data, file);
    report(findings);
    if (data) pages.push({ name, frontmatter: data, body: page.body });
  }
  return pages;
}

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Misspelt file names would otherwise be ignored. */
async function strayFiles(dir: string, settings: Settings | null): Promise<IssueDraft[]> {
  const sources = settings ? feedsOf(settings.stock).map(({ source }) => source) : [];
  const stock = sources.filter(isFileSource).map(({ path }) => path);
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  return entries
    .filter(
      (entry) =>
        entry.isFile() &&
        (/\.(json|css|md)$/i.test(entry.name) ||
          (/\.csv$/i.test(entry.name) && closest(entry.name, [redirectsFileName, overridesFileName]) !== null)) &&
        !knownFiles.includes(entry.name) &&
        !stock.includes(entry.name) &&
        !/^stock\b/.test(entry.name),
    )
    .map((entry) => {
      const near = closest(entry.name, knownFiles);
      return doubtful(
        entry.name,
        [],
        'is not a known tenant file',
        near ? `Did you mean ${near}?` : `Tenant files: ${knownFiles.join(', ')}, pages/, images/ and the stock file.`,
      );
    });
}
