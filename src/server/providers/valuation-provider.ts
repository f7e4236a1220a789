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
  /**
   * Estimates an undamaged vehicle; null if the service has no estimate.
   * @throws if the service is unavailable.
   */
  estimate(request: ValuationRequest): Promise<Estimate | null>;
}
