import type { TradeInVehicle } from '../../contract/valuation-fields.ts';
import type { Estimate } from '../../rules/trade-in-price.ts';

export interface ValuationRequest {
  vehicle: TradeInVehicle;
  rego: string | null;
  regoState: string | null;
  answers: Record<string, unknown>;
  /** Epoch milliseconds. */
  now: number;
}

export interface ValuationProvider {
  name: string;
  /**
   * For an undamaged vehicle; null without an estimate.
   * @throws if the service is unavailable.
   */
  estimate(request: ValuationRequest): Promise<Estimate | null>;
}
