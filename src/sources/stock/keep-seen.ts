/**
 * Shows vehicles with an unknown word (open-questions.ts) as last seen for `stock.guards.keepHours`, then hides them;
 * new ones stay hidden (FEED-03, GUARD-02).
 */
import type { ListingBook } from '#src/domain/guard/listing-book.ts';
import type { Tenant } from '#src/domain/site.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isVisible } from '#src/domain/vehicle/visibility.ts';
import { ownValue } from '#src/lib/own-value.ts';

export interface RestoredListings {
  /** Epoch milliseconds, by vehicle id. */
  askedSince: Map<string, number>;
  /** When vehicles leave the site unanswered, by id. */
  until: Map<string, number>;
}

const hourMs = 3_600_000;

/** Changes `vehicles`. */
export function restoreLastSeen(
  vehicles: readonly Vehicle[],
  waiting: { has: (id: string) => boolean },
  { settings, locations }: Pick<Tenant, 'settings' | 'locations'>,
  { now, seen }: { now: number; seen: ListingBook | null },
): RestoredListings {
  const kept: RestoredListings = { askedSince: new Map(), until: new Map() };
  for (const vehicle of vehicles) {
    const last = waiting.has(vehicle.id) ? ownValue(seen?.vehicles, vehicle.id) : undefined;
    if (last?.status === undefined) continue;
    const since = last.askedSince ?? now;
    const until = since + settings.stock.guards.keepHours * hourMs;
    kept.askedSince.set(vehicle.id, since);
    const location = locations.find(({ slug }) => slug === last.at);
    if (now >= until || (last.at !== null && !location)) continue;
    Object.assign(vehicle, {
      status: last.status,
      showOnDealerWebsite: true,
      ...(location && {
        locationSlug: location.slug,
        locationName: location.name,
        city: location.address.city,
        state: location.address.state,
        dealershipSlug: location.dealershipSlug,
        dealershipId: location.dealershipId,
      }),
    });
    kept.until.set(vehicle.id, until);
  }
  return kept;
}

export function recordLastSeen(
  book: ListingBook,
  vehicles: readonly Vehicle[],
  { askedSince }: RestoredListings,
  settings: Tenant['settings'],
  { now, seen }: { now: number; seen: ListingBook | null },
): void {
  for (const vehicle of vehicles) {
    const entry = ownValue(book.vehicles, vehicle.id);
    if (!entry) continue;
    const since = askedSince.get(vehicle.id);
    const last = since === undefined ? undefined : ownValue(seen?.vehicles, vehicle.id);
    if (last) Object.assign(entry, { status: last.status, at: last.at, askedSince: since });
    else if (isVisible(vehicle, settings, now))
      Object.assign(entry, { status: vehicle.status, at: vehicle.locationSlug });
  }
}
