import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';

/** @throws EndpointError 404 where the dealer takes no appointments */
export function requireAppointments({ forms }: Pick<PublicSettings, 'forms'>): void {
  if (!forms.testDriveAppointments)
    throw new EndpointError(
      404,
      'feature_off',
      'This dealer does not take appointments online. Please send an enquiry.',
    );
}
