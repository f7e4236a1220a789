import { buysOnline } from '#src/domain/buying/buys-online.ts';
import type { ContentPage } from '#src/domain/content/content.ts';
import { filmPlayers } from '#src/domain/content/film-player.ts';
import { takesApplications } from '#src/domain/finance/application/takes-applications.ts';
import { namedLender } from '#src/domain/finance/lender-offer.ts';
import { valuesTradeIns } from '#src/domain/leads/values-trade-ins.ts';
import { regionalTerms } from '#src/domain/places/regional-terms.ts';
import { tileSource } from '#src/domain/places/map-tiles.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { joinWithAnd } from '#src/lib/text.ts';

export interface DisclosedPoint {
  name: string;
  text: string;
}
type Said = (settings: Settings) => DisclosedPoint[];

const when = (isTrue: boolean, name: string, text: string): DisclosedPoint[] => (isTrue ? [{ name, text }] : []);
const hostOf = (address: string): string => address.replace(/^https?:\/\//, '').replace(/[/{].*$/, '');

const messages: Said = ({ forms, regional, private: { leads, providers } }) => [
  ...when(
    leads.fallbackEmail !== null ||
      leads.staff.length > 0 ||
      leads.routes.some(({ email }) => email !== null) ||
      forms.acknowledge,
    'Our mail service',
    `What you write in a form, with your name and how to reach you, so that it gets to our staff${forms.acknowledge ? ' and our reply to you' : ''}.`,
  ),
  ...when(
    providers.crmWebhook !== null || leads.routes.some(({ webhook }) => webhook !== null),
    'Our customer records system',
    'The same, so that whoever answers you sees what you wrote before.',
  ),
  ...when(
    providers.sms !== null,
    'Our text message service',
    `Your ${regionalTerms[regional.locale].mobile} and the text, when we send you a code or an answer by text.`,
  ),
];

const journeys: Said = (settings) => {
  const { reserve, private: own } = settings;
  const lender = namedLender(settings);
  return [
    ...when(
      reserve.shown && reserve.deposit > 0,
      own.providers.payments === null ? 'Our payment service' : 'Our payment service, Stripe',
      'Your name, your email address and your card, when you pay a deposit. Card numbers go straight there; we never see them.',
    ),
    ...when(
      buysOnline(settings),
      'Our mail service, when you buy online',
      'Your email address and your list, if you ask for it by email. The list does not name you. Our staff get your answers once you send them, and not before.',
    ),
    ...when(
      takesApplications(settings) && lender !== undefined,
      lender?.name ?? '',
      'Every answer of a finance application, once you send it. No other lender gets it.',
    ),
    ...when(
      valuesTradeIns(settings) && own.providers.rego !== null,
      'A register of vehicles',
      'The registration number of your own vehicle, to find out what it is.',
    ),
    ...when(
      valuesTradeIns(settings) && own.providers.valuation !== null,
      'A valuation service',
      'What your own vehicle is, how far it has been driven and its condition. It does not get your name.',
    ),
  ];
};

const browsing: Said = ({ map, search, images, analytics, private: own }) => [
  ...when(
    analytics.events,
    'Our own log of visits',
    'Which pages were opened and what was pressed. It holds no name and nothing that follows you to other websites.',
  ),
  ...when(
    analytics.events && analytics.forwardTo !== null,
    hostOf(analytics.forwardTo ?? ''),
    'The same log, for counting.',
  ),
  ...when(
    search.engine === 'algolia' && search.algolia.appId !== null,
    'Algolia, which runs our search',
    'What you search for and the internet address you search from.',
  ),
  ...when(
    map.shown && tileSource(map.tiles) !== null,
    hostOf(map.tiles),
    'The internet address you ask from and the part of the map you look at, once you open a map and not before.',
  ),
  ...when(
    own.providers.geocoding !== null,
    'A service that finds places',
    'The postcode you type, when you ask which of our places is nearest.',
  ),
  ...when(
    (images.service === 'imgix' || images.service === 'cloudinary') && images.baseUrl !== null,
    hostOf(images.baseUrl ?? ''),
    'The internet address you look at pictures from.',
  ),
  ...when(
    images.service === 'none' && images.hosts.length > 0,
    joinWithAnd(images.hosts),
    'The internet address you look at pictures from.',
  ),
];

const reviews: Said = ({ reviews: { shown, source, orgId, leaveReviewUrl }, private: own }) => [
  ...when(
    shown && source === 'organisation' && orgId !== null && own.providers.reviews !== null,
    'The service that keeps our reviews',
    'Nothing about you. Our own server asks it for our reviews; your browser does not.',
  ),
  ...when(
    shown && leaveReviewUrl !== null,
    hostOf(leaveReviewUrl ?? ''),
    'Nothing from us. Leave a Review opens that website, where its own policy holds.',
  ),
];

export const receivers: Said = (settings) => [messages, journeys, browsing, reviews].flatMap((said) => said(settings));

export const filmReceivers = (pages: readonly ContentPage[]): DisclosedPoint[] =>
  filmPlayers(pages).map(({ company }) => ({
    name: company,
    text: 'The internet address you watch from and which film it is, once you press play on one that is kept there and not before.',
  }));
