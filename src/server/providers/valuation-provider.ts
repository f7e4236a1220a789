import type { TradeInVehicle } from '#src/contracts/valuation-fields.ts';

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
  /** Whole dollars; null where it cannot tell. Throws when it cannot be asked. */
  estimate(request: ValuationRequest): Promise<number | null>;
}
