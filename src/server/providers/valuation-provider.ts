import type { TradeInVehicle } from '#src/contracts/valuation-fields.ts';
import type { Estimate } from '#src/domain/valuation/trade-in-price.ts';

export interface ValuationRequest {
  vehicle: TradeInVehicle;
  rego: string | null;
  regoState: string | null;
  answers: Record<string, unknown>;
  /** Milliseconds since 1970. */
  now: number;
}

export interface ValuationProvider {
  name: string;
  /** Of a vehicle without a mark; null where it cannot tell. Throws when it cannot be asked. */
  estimate(request: ValuationRequest): Promise<Estimate | null>;
}
