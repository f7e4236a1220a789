import type { ContentPage } from '#src/domain/content/content.ts';
import { callNumber, phoneHref } from '#src/domain/locations/phone/phone.ts';
import type { FAQPage, WithContext } from 'schema-dts';
import { cardOf } from '../locations/location-pages.ts';
import type { Site } from '#src/site/site.ts';
import { breadcrumbList } from '../seo/breadcrumb-list.ts';
import { jobPosting } from '../seo/job-posting.ts';
import { startStep, tradeInPage } from '#src/journeys/trade-in/view/trade-in-page.ts';
import { autoDealer } from '../seo/auto-dealer.ts';
import { valuesTradeIns } from '#src/domain/leads/values-trade-ins.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { isSellingPath, formOfPage } from '#src/domain/content/page-form.ts';
import { findsNearest } from '../locations/finds-nearest.ts';
import type { PageBlock } from './page-block.ts';
import { arrangeBlocks } from './page-blocks.ts';
import type { ContentPageData } from './content.page-data.ts';
import { plainContactPath, plainSuccessPath, outagePath } from '#src/domain/content/plain-paths.ts';

function faqPage({ faq: ownFaq, blocks = [] }: ContentPage): WithContext<FAQPage>[] {
  const faq = [...ownFaq, ...blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []))];
  if (faq.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

/** Only open vacancies. */
const jobPostings = (blocks: readonly PageBlock[], path: string, { context, settings }: Site) =>
  blocks.flatMap((block) =>
    block.kind === 'positions'
      ? block.positions.flatMap((position) => jobPosting(position, path, context.locations, settings) ?? [])
      : [],
  );

/** True for both specified paths, if trade-ins are valued online (ROUTE-09). */
const isTradeIn = (path: string, settings: Pick<PublicSettings, 'tradeIn'>): boolean =>
  valuesTradeIns(settings) && isSellingPath(path);

/** @param breadcrumbs ends with the page itself */
export function contentPage(
  written: ContentPage,
  site: Site,
  breadcrumbs: ContentPageData['breadcrumbs'] = [
    { label: 'Home', url: '/' },
    { label: written.title, url: null },
  ],
): ContentPageData {
  const { context, settings } = site;
  const page = written.path === settings.tradeIn.path && !settings.tradeIn.faq ? { ...written, faq: [] } : written;
  const number = callNumber(
    null,
    context.locations.find(({ primary }) => primary) ?? context.locations[0] ?? null,
    settings,
  );
  const isContact = page.path === plainContactPath;
  const form = formOfPage(page, settings);
  const { above, below, hasOwnPlaces } = arrangeBlocks(page, form, site);
  return {
    kind: 'content',
    page: hasOwnPlaces ? { ...page, faq: [] } : page,
    breadcrumbs,
    ...(page.path === plainSuccessPath ? { success: true } : {}),
    ...(page.path === plainSuccessPath || page.path === outagePath ? { hidden: true } : {}),
    ...(isTradeIn(page.path, settings) ? { tradeIn: tradeInPage(startStep(settings, null, false), context) } : {}),
    locations: context.locations.map((location) => cardOf(location, site)),
    blocks: { above, below },
    form: hasOwnPlaces ? null : form,
    anyForm: form,
    findsNearest: findsNearest(site.tenant.settings),
    phone: number === null ? null : { label: number, href: phoneHref(number) },
    structuredData: [
      ...(isContact ? [autoDealer(context)] : []),
      ...faqPage(page),
      ...jobPostings([...above, ...below], page.path, site),
      breadcrumbList(breadcrumbs, page.path, settings.siteUrl),
    ],
  };
}
