/** Changes since the build win. */
import { and, eq, gt, or } from 'drizzle-orm';
import type { LiveState } from '#src/domain/card/live-state.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { Database } from '../platform/database/database.ts';
import { vehicleStates } from '../platform/database/schema.ts';
import type { SiteFiles } from '../platform/site-files.ts';
import { findVehicle, findVehicleBySlug, publishedSlugs, vehicleOr404 } from './find-vehicle.ts';

export interface VehicleState {
  state: 'held' | 'sold';
  /** End of a hold; null if sold. */
  until: Date | null;
  at: Date;
}

export interface CurrentVehicle {
  vehicle: PublishedVehicle;
  state: VehicleState | null;
}

interface Where {
  db: Database;
  dealer: { slug: string };
  site: SiteFiles;
  now: number;
}

/** @throws {EndpointError} 404 */
export async function currentVehicle(id: string, where: Where): Promise<CurrentVehicle> {
  return withCurrentState(await vehicleOr404(findVehicle(where.site, id)), where);
}

/** @throws {EndpointError} 404 */
export async function currentVehicleBySlug(slug: string, where: Where): Promise<CurrentVehicle> {
  return withCurrentState(await vehicleOr404(findVehicleBySlug(where.site, slug)), where);
}

async function withCurrentState(vehicle: PublishedVehicle, { db, dealer, now }: Where): Promise<CurrentVehicle> {
  const state = await vehicleState(db, dealer.slug, vehicle.id, now);
  return { vehicle: changed(vehicle, state), state };
}

export async function statesBySlug({ db, dealer, site, now }: Where): Promise<Record<string, LiveState>> {
  const stands = or(eq(vehicleStates.state, 'sold'), gt(vehicleStates.until, new Date(now)));
  const rows = await db
    .select()
    .from(vehicleStates)
    .where(and(eq(vehicleStates.dealer, dealer.slug), stands));
  if (rows.length === 0) return {};
  const slugs = await publishedSlugs(site);
  return Object.fromEntries(
    rows.flatMap(({ carId, state, until }): [string, LiveState][] =>
      Object.hasOwn(slugs, carId)
        ? [[slugs[carId]!, { state: state as LiveState['state'], until: until?.toISOString() ?? null }]]
        : [],
    ),
  );
}

export async function vehicleState(
  db: Database,
  dealer: string,
  carId: string,
  now: number,
): Promise<VehicleState | null> {
  const [row] = await db
    .select()
    .from(vehicleStates)
    .where(and(eq(vehicleStates.dealer, dealer), eq(vehicleStates.carId, carId)));
  if (row?.state === 'sold') return { state: 'sold', until: null, at: row.at };
  if (row?.state !== 'held' || (row.until !== null && row.until.getTime() <= now)) return null;
  return { state: 'held', until: row.until, at: row.at };
}

function changed(vehicle: PublishedVehicle, state: VehicleState | null): PublishedVehicle {
  if (state?.state === 'sold') return { ...vehicle, status: 'sold', soldAt: vehicle.soldAt ?? state.at.getTime() };
  return state ? { ...vehicle, reserved: true } : vehicle;
}
