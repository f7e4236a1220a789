import type { Location } from '#src/domain/locations/location.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import type { appointments, consents, leads } from '../platform/database/schema.ts';
import type { VehicleState } from '../vehicles/current-vehicle.ts';
import type { TradeIn } from '#src/journeys/trade-in/server/delivered-trade-in.ts';

type LeadRow = typeof leads.$inferSelect;

export interface DeliveredLead {
  lead: Omit<LeadRow, 'vehicle' | 'fields'> & { fields: Record<string, unknown> };
  vehicle: PublishedVehicle | null;
  tradeIn: TradeIn | null;
  consents: (Pick<typeof consents.$inferSelect, 'kind' | 'given' | 'wording'> &
    Partial<Pick<typeof consents.$inferSelect, 'documentUrl' | 'documentVersion'>>)[];
  appointment?: typeof appointments.$inferSelect | null;
  vehicleState?: VehicleState | null;
  /** The lead's, else the dealer's first. */
  location: Location | null;
  settings: Settings;
}
