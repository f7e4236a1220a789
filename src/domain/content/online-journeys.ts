/**
 * Which journeys a shopper can finish on the site itself, from first touch to receipt, and what is said where one
 * cannot. Words such as "now", "online" and "instant" are representations about a service (Australian Consumer Law, ss
 * 18 and 29): the specification's labels that promise a journey stand only where it is built. A dealer's own words stay
 * as they are written.
 */
import { takesApplications } from '../finance/application/takes-applications.ts';
import { valuesTradeIns } from '../leads/values-trade-ins.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';

export type OnlineJourney = 'checkout' | 'finance' | 'service' | 'valuation';
export type OnlineJourneys = ReadonlySet<OnlineJourney>;

/** A journey joins this set with its screens; until then its pages say how to ask for it. */
export const onlineJourneys: OnlineJourneys = new Set(['checkout']);

/** The same at one dealer, who may take no applications, value no vehicles and book no services online. */
export function onlineJourneysOf(
  { finance, tradeIn }: Pick<PublicSettings, 'finance' | 'tradeIn'>,
  { booksService }: { booksService: boolean } = { booksService: false },
): OnlineJourneys {
  const own: OnlineJourney[] = [];
  if (takesApplications({ finance })) own.push('finance');
  if (valuesTradeIns({ tradeIn })) own.push('valuation');
  if (booksService) own.push('service');
  return new Set([...onlineJourneys, ...own]);
}

interface Promised {
  journey: OnlineJourney;
  /** What is true with the journey, where that is less than the promise. Default: the promise. */
  withIt?: string;
  /** What is true without the journey; null where nothing is. */
  instead: string | null;
}

const promises = new Map<string, Promised>([
  ['reserve now', { journey: 'checkout', instead: 'Ask to Hold It' }],
  ['reserve online', { journey: 'checkout', instead: 'How to Reserve' }],
  ['reserve quickly online', { journey: 'checkout', instead: 'Held While You Decide' }],
  ['secure online payments', { journey: 'checkout', instead: null }],
  ['apply for finance', { journey: 'finance', instead: 'Ask About Finance' }],
  // An application is answered by the lender, later: nothing is pre-approved now.
  ['get pre-approved now', { journey: 'finance', withIt: 'Apply for Finance', instead: 'Ask About Finance' }],
  ['accepted payments', { journey: 'checkout', instead: 'Accepted at the dealership' }],
  ['get your valuation', { journey: 'valuation', instead: 'Ask for a Price' }],
  ['book your service online', { journey: 'service', instead: 'Book your service' }],
  ['schedule your service online', { journey: 'service', instead: 'Schedule your service' }],
  ['save time & book online', { journey: 'service', instead: 'When we are open, and how to book' }],
  ['save time & schedule online', { journey: 'service', instead: 'When we are open, and how to schedule a visit' }],
]);

/**
 * A promise as it can be kept: its words, or what is true without the journey that they name; null
 * where nothing is left to say.
 */
export function supportedPromise(text: string, online: OnlineJourneys = onlineJourneys): string | null {
  const promised = promises.get(text.toLowerCase());
  if (promised === undefined) return text;
  return online.has(promised.journey) ? (promised.withIt ?? text) : promised.instead;
}

/** The same for the label of a button, which is never left without one. */
export const supportedLabel = (label: string, online: OnlineJourneys = onlineJourneys): string =>
  supportedPromise(label, online) ?? label;
