import { EndpointError } from '../endpoint/endpoint-error.ts';

/** What a dealer has not switched on is not there. */
export function refuseUnless(isOn: boolean, message: string): void {
  if (!isOn) throw new EndpointError(404, 'feature_off', message);
}
