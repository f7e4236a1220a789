import { wordingIssues, type WordingIssue } from '#src/domain/advertising/wording-issues.ts';
import { isElsewhere } from '#src/domain/images/photo-hosts.ts';
import type { Location } from '#src/domain/locations/location.ts';
import type { Tenant } from '#src/domain/site.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { toIssueDraft } from '../tenants/checks/check-wording.ts';
import { isNewSouthWales } from '../tenants/checks/complete-draft.ts';
import { doubtful, type IssueDraft } from '../tenants/issue.ts';

export function checkVehicles({ settings, locations }: Tenant, vehicles: readonly Vehicle[]): IssueDraft[] {
  const { locale } = settings.regional;
  const byFault = new Map<string, { fault: WordingIssue; first: Vehicle; count: number }>();
  for (const vehicle of vehicles) {
    if (vehicle.dealerComments === null) continue;
    const inNewSouthWales = isNewSouthWales(stateOf(vehicle, locations) ?? '');
    for (const fault of wordingIssues(vehicle.dealerComments, { locale, inNewSouthWales, hasEnd: false })) {
      const known = byFault.get(fault.why);
      if (known) known.count++;
      else byFault.set(fault.why, { fault, first: vehicle, count: 1 });
    }
  }
  return [...byFault.values()].map(({ fault, first, count }) => {
    const finding = toIssueDraft(fault, 'feed');
    return {
      ...finding,
      page: vehicleUrl(first.slug),
      reason: count === 1 ? finding.reason : `${finding.reason} (${count} vehicles have this issue)`,
      hint: `${fault.hint} This text comes from the feed: change it at the source.`,
    };
  });
}

const stateOf = (vehicle: Vehicle, locations: readonly Location[]): string | null =>
  locations.find(({ slug }) => slug === vehicle.locationSlug)?.address.state ?? vehicle.state;

/** Otherwise phones load third-party photos at full size. */
export function checkPhotoService({ settings }: Tenant, vehicles: readonly Vehicle[]): IssueDraft[] {
  const isLoaded = vehicles.some(({ images }) => images.some(isElsewhere));
  return settings.images.service === 'none' && isLoaded
    ? [
        doubtful(
          'settings.json',
          ['images', 'service'],
          'is "none", so phones download third-party photos at full size',
          'Use "site" or the host’s own image service.',
        ),
      ]
    : [];
}
