import type { IssueDraft } from '../issue.ts';
import type { TenantDraft } from '../read-tenant.ts';
import type { CheckedDraft } from './complete-draft.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkBranding, checkTheme } from './check-theme.ts';
import { checkContent, checkMarkup } from './check-content.ts';
import { checkContrast } from './check-contrast.ts';
import { checkDates } from './check-dates.ts';
import { checkFinance } from './check-finance.ts';
import { checkForms } from './check-forms.ts';
import { checkHidden } from './check-hidden.ts';
import { checkHours } from './check-hours.ts';
import { checkLeads } from './check-leads.ts';
import { checkLive } from './check-live.ts';
import { checkLicences, checkLocations } from './check-locations.ts';
import { checkLinks } from './check-links.ts';
import { checkLists } from './check-lists.ts';
import { checkMapping } from './check-mapping.ts';
import { checkPages } from './check-pages.ts';
import { checkImageFiles } from './check-image-files.ts';
import { checkImages } from './check-images.ts';
import { checkRegions } from './check-regions.ts';
import { checkPosts } from './check-posts.ts';
import { checkPrices } from './check-prices.ts';
import { checkRates } from './check-rates.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkRegion } from './check-region.ts';
import { checkReserveSettings } from './check-reserve.ts';
import { checkSearch } from './check-search.ts';
import { checkSections } from './check-sections.ts';
import { checkServices } from './check-services.ts';
import { checkSyndication } from './check-syndication.ts';
import { checkTradeIn } from './check-trade-in.ts';
import { checkVariables } from './check-variables.ts';
import { checkWording } from './check-wording.ts';

const ofContent: ((draft: TenantDraft) => IssueDraft[])[] = [
  checkLocations,
  checkHours,
  checkContent,
  checkPages,
  checkPosts,
  checkMarkup,
  checkImageFiles,
];

const ofSettings: ((draft: CheckedDraft) => (IssueDraft & { line?: number })[])[] = [
  checkBranding,
  checkTheme,
  checkContrast,
  checkImages,
  checkBlocks,
  checkLinks,
  checkLists,
  checkRedirects,
  checkRegion,
  checkRegions,
  checkDates,
  checkSearch,
  checkPrices,
  checkReserveSettings,
  checkTradeIn,
  checkFinance,
  checkRates,
  checkForms,
  checkServices,
  checkSections,
  checkMapping,
  checkHidden,
  checkLicences,
  checkLeads,
  checkSyndication,
  checkVariables,
];

/** Skips files that failed their schema. */
export function crossChecks(draft: TenantDraft): (IssueDraft & { line?: number })[] {
  const { settings } = draft;
  const checks = [...ofSettings, ...(draft.live ? [checkLive] : []), ...(draft.goLive ? [checkWording] : [])];
  return [
    ...ofContent.flatMap((check) => check(draft)),
    ...(settings ? checks.flatMap((check) => check({ ...draft, settings })) : []),
  ];
}
