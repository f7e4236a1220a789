/**
 * Journeys that shoppers can finish online, with fallback labels. "Now", "online" and "instant" are representations
 * about a service (Australian Consumer Law, ss 18 and 29), so the specification's labels need the journey. A dealer's
 * own copy is unchanged.
 */
import { takesApplications } from '#src/domain/finance/takes-applications.ts';
import { valuesTradeIns } from '../leads/values-trade-ins.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';

export type OnlineJourney = 'checkout' | 'finance' | 'service' | 'valuation';
export type OnlineJourneys = ReadonlySet<OnlineJourney>;

/** Add a journey once its screens exist. */
export const onlineJourneys: OnlineJourneys = new Set(['checkout']);

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
  /** Defaults to the promise. */
  withIt?: string;
  instead: string | null;
}

const promises = new Map<string, Promised>([
  ['reserve now', { journey: 'checkout', instead: 'Ask Us to Hold It' }],
  ['reserve online', { journey: 'checkout', instead: 'How to Reserve' }],
  ['reserve quickly online', { journey: 'checkout', instead: 'Held While You Decide' }],
  ['secure online payments', { journey: 'checkout', instead: null }],
  ['apply for finance', { journey: 'finance', instead: 'Ask About Finance' }],
  // Lenders respond later, so nothing is pre-approved now.
  ['get pre-approved now', { journey: 'finance', withIt: 'Apply for Finance', instead: 'Ask About Finance' }],
  ['accepted payments', { journey: 'checkout', instead: 'Accepted at the dealership' }],
  ['get your valuation', { journey: 'valuation', instead: 'Ask for a Price' }],
  ['book your service online', { journey: 'service', instead: 'Book your service' }],
  ['schedule your service online', { journey: 'service', instead: 'Schedule your service' }],
  ['save time & book online', { journey: 'service', instead: 'Our opening hours and how to book' }],
  ['save time & schedule online', { journey: 'service', instead: 'Our hours and how to schedule a visit' }],
]);

export function supportedPromise(text: string, online: OnlineJourneys = onlineJourneys): string | null {
  const promised = promises.get(text.toLowerCase());
  if (promised === undefined) return text;
  return online.has(promised.journey) ? (promised.withIt ?? text) : promised.instead;
}

export const supportedLabel = (label: string, online: OnlineJourneys = onlineJourneys): string =>
  supportedPromise(label, online) ?? label;
