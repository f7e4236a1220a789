/** A page of the dealer's own words (PAGE-01), with where to call and whom to visit. */
import type { ContentPage } from '#src/domain/content/content.ts';
import { callNumber, phoneHref } from '#src/domain/places/phone/phone.ts';
import { regionalTerms } from '#src/domain/places/regional-terms.ts';
import type { FAQPage, WithContext } from 'schema-dts';
import { cardOf } from '../locations/location-pages.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Site } from '#src/site/site.ts';
import { breadcrumbList } from '../seo/breadcrumb-list.ts';
import { startStep, tradeInPage } from '../trade-in/trade-in-page.ts';
import { autoDealer } from '../seo/auto-dealer.ts';
import type { ContentPageData } from './content.page-data.ts';

export const plainContactPath = '/contact';

/** The contact page of a dealer who has written none. */
export const plainContactPage = ({ branding }: Pick<PublicSettings, 'branding'>): ContentPage => ({
  path: plainContactPath,
  title: 'Contact us',
  description: `Call ${branding.name}, or visit: phone numbers, addresses and opening hours of sales, service and parts.`,
  lede: 'Call us, or come and see us.',
  body: '',
  image: null,
  action: null,
  faq: [],
});

/** After a form was sent (ROUTE-21). */
export const plainSuccessPath = '/success';

/** The success page of a dealer who has written none. */
export const plainSuccessPage = ({
  branding,
  regional: { locale },
}: Pick<PublicSettings, 'branding' | 'regional'>): ContentPage => ({
  path: plainSuccessPath,
  title: `Thank you for your ${regionalTerms[locale].enquiry}`,
  description: `${branding.name} has your message.`,
  lede: 'We have your message, and somebody will reply.',
  body: '<p>You will hear from us during opening hours, by the email address or phone number you gave us. If it is urgent, call us.</p>',
  image: null,
  action: null,
  faq: [],
});

function faqPage({ faq }: ContentPage): WithContext<FAQPage>[] {
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

/** Both addresses of the specification, as far as the dealer has a page there (ROUTE-09). */
const isTradeIn = (path: string, { tradeIn }: Pick<PublicSettings, 'tradeIn'>): boolean =>
  tradeIn.shown && tradeIn.valuation && ['/trade-in', '/sell-my-car'].includes(path);

/** @param breadcrumbs the way to the page, itself last */
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
  return {
    kind: 'content',
    page,
    breadcrumbs,
    ...(page.path === plainSuccessPath ? { success: true } : {}),
    ...(isTradeIn(page.path, settings) ? { tradeIn: tradeInPage(startStep(settings, null, false), context) } : {}),
    locations: context.locations.map((location) => cardOf(location, site)),
    phone: number === null ? null : { label: number, href: phoneHref(number) },
    structuredData: [
      ...(isContact ? [autoDealer(context)] : []),
      ...faqPage(page),
      breadcrumbList(breadcrumbs, page.path, settings.siteUrl),
    ],
  };
}
