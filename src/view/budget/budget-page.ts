import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { breadcrumbList } from '../seo/breadcrumb-list.ts';
import type { Site } from '#src/site/site.ts';
import { vehicleNoun } from '../copy/stock-copy.ts';
import type { BudgetFinderData } from './budget-finder.ts';
import { budgetFinderData } from './budget-finder-data.ts';

export interface BudgetPageData {
  kind: 'budget';
  title: string;
  description: string;
  data: BudgetFinderData;
  breadcrumbs: { label: string; url: string | null }[];
  structuredData: object[];
}

const budgetPath = '/budget/';

export const budgetPaths = ({ finance }: Pick<PublicSettings, 'finance'>): string[] =>
  finance.budgetFinder.page && !finance.neverShow ? [budgetPath] : [];

export function budgetPage(site: Site): BudgetPageData {
  const many = vehicleNoun(site.settings);
  const breadcrumbs = [
    { label: 'Home', url: '/' },
    { label: 'Budget', url: null },
  ];
  return {
    kind: 'budget',
    title: `Find ${many} for your budget`,
    description: `Enter what you can pay each week or month and what you’ve saved. See what price that pays for, including interest, and the ${many} in stock up to that price.`,
    data: budgetFinderData(site),
    breadcrumbs,
    structuredData: [breadcrumbList(breadcrumbs, budgetPath, site.settings.siteUrl)],
  };
}
