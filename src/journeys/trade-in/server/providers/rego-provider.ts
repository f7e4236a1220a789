import type { RegoState, RegoVehicle } from '../../contract/rego.ts';

export interface RegoProvider {
  name: string;
  /**
   * Null for an unknown registration.
   * @throws if the register is unavailable.
   */
  find(rego: string, state: RegoState, now: number): Promise<RegoVehicle | null>;
}
