/**
 * The first route matching category and location, plus all others for that pair, else the fallback address
 * (settings.private.leads). Location staff also get a readable email; the CRM webhook gets every lead.
 */
import type { Settings } from '#src/domain/tenant/settings/settings.ts';

export type Channel = 'email' | 'webhook' | 'sms' | 'none';

/** The lead's own email address or phone. */
export const shopperTarget = 'shopper';

export interface Target {
  channel: Channel;
  /** Email address, https URL, or `env:NAME`. */
  target: string;
  /** `lead` (default) is for systems, `staff` for people. */
  notice?: 'lead' | 'staff';
}

export interface Routed {
  /** As submitted and as chosen; a route may use either. */
  categories: string[];
  locationSlug: string | null;
}

interface PrivateSettings {
  leads: Pick<Settings['private']['leads'], 'routes' | 'fallbackEmail'> & Partial<Settings['private']['leads']>;
  providers: Settings['private']['providers'];
}
type Route = PrivateSettings['leads']['routes'][number];

const fits = ({ category, location }: Route, lead: Routed): boolean =>
  (category === null || lead.categories.some((name) => name.toLowerCase() === category.toLowerCase())) &&
  (location === null || location === lead.locationSlug);

const sameTerms = (a: Route, b: Route): boolean =>
  a.location === b.location && a.category?.toLowerCase() === b.category?.toLowerCase();

export function leadTargets(
  lead: Routed,
  { leads: { routes, fallbackEmail, staff = [] }, providers: { crmWebhook } }: PrivateSettings,
): Target[] {
  const first = routes.find((route) => (route.email ?? route.webhook) !== null && fits(route, lead));
  const routed = first
    ? routes.filter((route) => sameTerms(route, first)).flatMap(targetsOf)
    : fallbackEmail
      ? [email(fallbackEmail)]
      : [];
  const people = staff.filter(({ location }) => location === lead.locationSlug);
  const readers = (people.length > 0 ? people : staff.filter(({ location }) => location === null)).map(
    (one): Target => ({ ...email(one.email), notice: 'staff' }),
  );
  const all = [...routed, ...readers, ...(crmWebhook ? [webhook(`env:${crmWebhook}`)] : [])];
  return all.filter(
    (one, at) =>
      all.findIndex(
        ({ channel, target, notice }) => channel === one.channel && target === one.target && notice === one.notice,
      ) === at,
  );
}

const email = (address: string): Target => ({ channel: 'email', target: address.toLowerCase() });
const webhook = (url: string): Target => ({ channel: 'webhook', target: url });
const targetsOf = (route: Route): Target[] => [
  ...(route.email ? [email(route.email)] : []),
  ...(route.webhook ? [webhook(route.webhook)] : []),
];
