/** The generator hashes and sends these: less than half the page's size, with the rest done in parallel. */
import { localDate } from '#src/lib/dates.ts';
import { shared } from '#src/lib/json-text.ts';
import { memoize } from '#src/lib/memoize.ts';
import { financeOffer, type FinanceOffer } from '#src/domain/finance/lender-offer.ts';
import { australianState, statutoryRights, type StatutoryRights } from '#src/domain/rights/statutory-rights.ts';
import { vehicleTag, type VehicleTag } from '#src/domain/card/vehicle-tag.ts';
import type { BodyType, CarType, Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { CardData } from '../card/card.ts';
import { seeAll } from './see-all.ts';
import { similarVehicles } from '#src/site/similar-vehicles.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Listed } from '#src/domain/listed.ts';
import type { Site } from '#src/site/site.ts';
import { windowedPromos, type WindowedPromo } from './promotions/promo-banner.ts';
import { sellingLocations, type SellingLocation } from './selling-location.ts';
import { siteCards } from '../card/site-cards.ts';
import { makePath, modelPath, presetFor, typedPath } from '#src/domain/search/search-url.ts';
import { stockPath } from '#src/site/landings.ts';
import { stockName } from '../copy/stock-copy.ts';

interface Crumb {
  label: string;
  url: string | null;
}
interface Trail {
  crumbs: Crumb[];
}

function vehicleTrails(site: Site): (vehicle: Pick<Vehicle, 'carType' | 'make' | 'model'>) => Trail {
  const trails = memoize((type: CarType) =>
    memoize((make: string) => memoize((model: string) => shared<Trail>({ crumbs: trailOf(type, make, model, site) }))),
  );
  return ({ carType, make, model }) => trails(carType)(make)(model);
}

function trailOf(type: CarType, make: string, model: string, { landings, settings }: Site): Crumb[] {
  const preset = presetFor([type])!;
  const crumb = (path: string, label: string, kind: 'make' | 'model'): Crumb[] => {
    const typed = typedPath(preset, path);
    if (landings.get(typed)?.kind === 'typed') return [{ label, url: typed }];
    return landings.get(path)?.kind === kind ? [{ label, url: path }] : [];
  };
  return [
    { label: 'Home', url: '/' },
    { label: stockName(settings), url: stockPath },
    ...crumb(makePath(make), make, 'make'),
    ...crumb(modelPath(make, model), model, 'model'),
  ];
}

export interface VehicleInputs {
  kind: 'vehicle';
  vehicle: Vehicle;
  /** The tag at build time, since it depends on the clock. */
  tag: VehicleTag | null;
  location: SellingLocation;
  trail: Trail;
  similar: CardData[];
  all: { url: string; label: string };
  /** For today in the dealer's time zone: the lender's offer (FIN-02) and statutory rights (LAW-05). */
  finance: FinanceOffer | null;
  /** Date of the finance offer (FIN-04); null without one. */
  offeredOn: string | null;
  rights: StatutoryRights | null;
  /** Banners that haven't ended, with display windows (PROMO-01). */
  promos: WindowedPromo[];
}

export function vehicleInputs(site: Site): (vehicle: Vehicle) => VehicleInputs {
  const sellingLocation = sellingLocations(site);
  const trail = vehicleTrails(site);
  const all = memoize((body: BodyType | null) => shared(seeAll(body, site)));
  const { settings, now } = site;
  const today = localDate(now, settings.regional.timeZone);
  const promos = memoize((carType: CarType) =>
    shared(settings.vehiclePage.promoBanner ? windowedPromos(site.tenant, carType, now) : []),
  );
  return (vehicle) => {
    const finance = financeOffer(vehicle, settings, Number(today.slice(0, 4)));
    return {
      kind: 'vehicle',
      vehicle,
      tag: vehicleTag(vehicle, settings, now),
      location: sellingLocation(vehicle.locationSlug),
      trail: trail(vehicle),
      similar: similar(vehicle, site),
      all: all(vehicle.body),
      finance,
      offeredOn: finance && today,
      rights: rights(vehicle, sellingLocation(vehicle.locationSlug), settings, today),
      promos: promos(vehicle.carType),
    };
  };
}

/** Lists shared objects separately. */
export function vehicleListing(site: Site): (vehicle: Vehicle) => Omit<Listed<VehicleInputs>, 'path'> {
  const inputsOf = vehicleInputs(site);
  return (vehicle) => {
    let known: VehicleInputs | null = null;
    const load = (): VehicleInputs => (known ??= inputsOf(vehicle));
    return {
      load,
      from: () => {
        const { vehicle: _self, similar, location, trail, all, promos, ...own } = load();
        return { shared: [vehicle, ...similar, location, trail, all, promos], own };
      },
    };
  };
}

function rights(
  vehicle: Vehicle,
  { location }: SellingLocation,
  { regional, vehiclePage }: Pick<PublicSettings, 'regional' | 'vehiclePage'>,
  today: string,
): StatutoryRights | null {
  if (!vehiclePage.rightsPanel || regional.locale !== 'en-AU') return null;
  return statutoryRights(vehicle, australianState(location?.address.state ?? vehicle.state), today);
}

/** Groups vehicles with the same neighbours, so that render threads reuse cards. */
export function inSimilarOrder({ index, similar: { groups } }: Site): Vehicle[] {
  const ordered = new Set([...groups.values()].flatMap(({ vehicles }) => vehicles));
  return [...ordered, ...index.vehicles.filter((vehicle) => !ordered.has(vehicle))];
}

function similar(vehicle: Vehicle, site: Site): CardData[] {
  const { shown, count } = site.settings.vehiclePage.similar;
  return shown ? similarVehicles(vehicle, site.similar, count).map(siteCards(site).amongSimilar) : [];
}
