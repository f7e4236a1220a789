import type { Settings } from '#src/domain/tenant/settings/settings.ts';

/**
 * Whether a postcode's place can be looked up (LOC-04): Australia and New Zealand have a table of their own, the
 * United States need the dealer's account with a service.
 */
export const findsNearest = ({ regional, private: { providers } }: Pick<Settings, 'regional' | 'private'>): boolean =>
  regional.locale !== 'en-US' || providers.geocoding !== null;
