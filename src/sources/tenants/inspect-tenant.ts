import type { Tenant } from '#src/domain/site.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { buildLocations, buildModels, buildOffers, buildPage, buildPromos } from './build-content.ts';
import { crossChecks } from './checks/cross-checks.ts';
import { formatIssue, type Issue } from './issue.ts';
import { readTenant, type TenantDraft } from './read-tenant.ts';
import { siteImagePath } from './site-image.ts';

/** Used in URLs and host names. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export interface InspectOptions {
  /** Epoch milliseconds. */
  now?: number;
  /** Reports scaffold placeholders as errors. */
  live?: boolean;
  /**
   * Checks wording and reports legal breaches as errors, like `./forecourt validate --live`. Production builds don't,
   * so that a wording pattern never delays new stock.
   */
  goLive?: boolean;
}

export async function inspectTenant(
  slug: string,
  tenantsDir: string,
  { now = Date.now(), live = false, goLive = false }: InspectOptions = {},
): Promise<{ tenant: Tenant | null; issues: Issue[] }> {
  if (!slugPattern.test(slug)) return { tenant: null, issues: [badSlug(slug)] };
  const { draft, issues, locate } = await readTenant(slug, tenantsDir, { now, live, goLive });
  const all = inOrder([...issues, ...crossChecks(draft).map(locate)]);
  if (all.some((issue) => issue.severity === 'error')) return { tenant: null, issues: all };
  return { tenant: buildTenant(draft, all), issues: all };
}

function inOrder(issues: Issue[]): Issue[] {
  const files = [...new Set(issues.map((issue) => issue.file))];
  return issues.sort((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

function badSlug(slug: string): Issue {
  const hint = "A tenant's folder name can contain only lower-case letters, digits and single dashes.";
  return {
    severity: 'error',
    file: 'settings.json',
    path: '',
    line: null,
    reason: `belongs to "${slug}", which is not a valid tenant name`,
    hint,
  };
}

function buildTenant(draft: TenantDraft, issues: Issue[]): Tenant {
  const settings = withImagePaths(draft.settings!);
  const { locale } = settings.regional;
  const { models, manufacturers } = buildModels(draft.models ?? { manufacturers: [], models: [] });
  return {
    slug: draft.slug,
    settings,
    allowance: draft.allowance,
    security: draft.security,
    locations: buildLocations(draft.locations!, settings, draft.now),
    models,
    manufacturers,
    offers: buildOffers(draft.offers ?? { offers: [] }, draft.slug, locale),
    reviews: draft.reviews?.reviews ?? [],
    promos: buildPromos(draft.promos ?? { promos: [] }),
    redirects: draft.redirects.map(({ from, to }) => ({ from, to })),
    overrides: draft.overrides,
    decisions: draft.decisions?.prices ?? [],
    pages: draft.pages.map((page) => buildPage(page, locale)),
    themeCss: draft.theme.css,
    warnings: issues.filter((issue) => issue.severity === 'warning').map(formatIssue),
  };
}

function withImagePaths(settings: Settings): Settings {
  const { branding, search } = settings;
  return {
    ...settings,
    branding: {
      ...branding,
      logo: siteImagePath(branding.logo),
      mark: siteImagePath(branding.mark),
      favicon: siteImagePath(branding.favicon),
      photography: {
        ...branding.photography,
        hero: siteImagePath(branding.photography.hero),
        service: siteImagePath(branding.photography.service),
      },
    },
    search: { ...search, openFilters: search.openFilters.filter((filter) => search.filters.includes(filter)) },
  };
}
