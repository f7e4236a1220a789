import { usesSignIn } from '#src/domain/tenant/uses-sign-in.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';

/** @throws {EndpointError} 404 */
export function requireSignInFeature(settings: Settings): void {
  if (!usesSignIn(settings)) throw new EndpointError(404, 'feature_off', 'This site doesn’t have sign-in.');
}
