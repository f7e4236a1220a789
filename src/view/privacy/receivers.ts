import { canBuyOnline } from '#src/journeys/buying/rules/buys-online.ts';
import type { ContentPage } from '#src/domain/content/content.ts';
import { filmPlayers } from '#src/domain/content/film-player.ts';
import { takesApplications } from '#src/domain/finance/takes-applications.ts';
import { namedLender } from '#src/domain/finance/lender-offer.ts';
import { valuesTradeIns } from '#src/domain/leads/values-trade-ins.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { tileSource } from '#src/domain/locations/map-tiles.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { joinWithAnd } from '#src/lib/text.ts';

export interface DisclosedPoint {
  name: string;
  text: string;
}
type DisclosureBuilder = (settings: Settings) => DisclosedPoint[];

const when = (isTrue: boolean, name: string, text: string): DisclosedPoint[] => (isTrue ? [{ name, text }] : []);
const hostOf = (address: string): string => address.replace(/^https?:\/\//, '').replace(/[/{].*$/, '');

const messages: DisclosureBuilder = ({ forms, regional, private: { leads, providers } }) => [
  ...when(
    leads.fallbackEmail !== null ||
      leads.staff.length > 0 ||
      leads.routes.some(({ email }) => email !== null) ||
      forms.acknowledge,
    'Our email service',
    `The details you enter in a form, including your name and contact details, so they can reach our staff${forms.acknowledge ? ' and our reply can reach you' : ''}.`,
  ),
  ...when(
    providers.crmWebhook !== null || leads.routes.some(({ webhook }) => webhook !== null),
    'Our customer records system',
    'The details you enter in a form, so the person who replies can see your earlier messages.',
  ),
  ...when(
    providers.sms !== null,
    'Our text message service',
    `Your ${regionalTerms[regional.locale].mobile} and the message, when we text you a code or a reply.`,
  ),
];

const journeys: DisclosureBuilder = (settings) => {
  const { reserve, private: own } = settings;
  const lender = namedLender(settings);
  return [
    ...when(
      reserve.shown && reserve.deposit > 0,
      own.providers.payments === null ? 'Our payment service' : 'Our payment service, Stripe',
      'Your name, email address and card details, when you pay a deposit. Card numbers go straight there; we never see them.',
    ),
    ...when(
      canBuyOnline(settings),
      'Our email service, when you buy online',
      'Your email address and a summary of your answers, if you ask us to email it. The summary doesn’t include your name. Our staff only get your answers once you send them.',
    ),
    ...when(
      takesApplications(settings) && lender !== undefined,
      lender?.name ?? '',
      'All your answers in a finance application, once you send it. No other lender gets them.',
    ),
    ...when(
      valuesTradeIns(settings) && own.providers.rego !== null,
      'A vehicle register',
      'Your vehicle’s registration number, to look up its details.',
    ),
    ...when(
      valuesTradeIns(settings) && own.providers.valuation !== null,
      'A valuation service',
      'Your vehicle’s details, odometer reading and condition. It doesn’t get your name.',
    ),
  ];
};

const browsing: DisclosureBuilder = ({ map, search, images, analytics, regional, private: own }) => [
  ...when(
    analytics.events,
    'Our own log of visits',
    'Which pages were opened and what was clicked. It doesn’t contain names or anything that follows you to other websites.',
  ),
  ...when(
    analytics.events && analytics.forwardTo !== null,
    hostOf(analytics.forwardTo ?? ''),
    'Our log of visits, for statistics.',
  ),
  ...when(
    search.engine === 'algolia' && search.algolia.appId !== null,
    'Algolia, which runs our search',
    'Your searches and your IP address.',
  ),
  ...when(
    map.shown && tileSource(map.tiles) !== null,
    hostOf(map.tiles),
    'Your IP address and the part of the map you view, only once you open a map.',
  ),
  ...when(
    own.providers.geocoding !== null,
    'A location lookup service',
    `The ${regionalTerms[regional.locale].postcode} you enter when you look for our nearest location.`,
  ),
  ...when(
    (images.service === 'imgix' || images.service === 'cloudinary') && images.baseUrl !== null,
    hostOf(images.baseUrl ?? ''),
    'Your IP address, when you view images.',
  ),
  ...when(
    images.service === 'none' && images.hosts.length > 0,
    joinWithAnd(images.hosts),
    'Your IP address, when you view images.',
  ),
];

const reviews: DisclosureBuilder = ({ reviews: { shown, source, orgId, leaveReviewUrl }, private: own }) => [
  ...when(
    shown && source === 'organisation' && orgId !== null && own.providers.reviews !== null,
    'The service that hosts our reviews',
    'Nothing about you. Our own server fetches the reviews; your browser doesn’t contact the service.',
  ),
  ...when(
    shown && leaveReviewUrl !== null,
    hostOf(leaveReviewUrl ?? ''),
    'Nothing from us. Leave a Review opens that website, where its own policy applies.',
  ),
];

export const receivers: DisclosureBuilder = (settings) =>
  [messages, journeys, browsing, reviews].flatMap((said) => said(settings));

export const filmReceivers = (pages: readonly ContentPage[]): DisclosedPoint[] =>
  filmPlayers(pages).map(({ company }) => ({
    name: company,
    text: 'Your IP address and which video you watch, only once you press play on a video hosted there.',
  }));
