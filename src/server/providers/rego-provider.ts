import type { RegoState, RegoVehicle } from '#src/contracts/rego.ts';

export interface RegoProvider {
  name: string;
  /** Null for a registration that nobody knows. Throws when the register cannot be asked. */
  find(rego: string, state: RegoState, now: number): Promise<RegoVehicle | null>;
}
