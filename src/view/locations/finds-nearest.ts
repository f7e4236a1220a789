import type { Settings } from '#src/domain/tenant/settings/settings.ts';

/** Australia and New Zealand have built-in tables; the United States needs the dealer's geocoding provider (LOC-04). */
export const findsNearest = ({ regional, private: { providers } }: Pick<Settings, 'regional' | 'private'>): boolean =>
  regional.locale !== 'en-US' || providers.geocoding !== null;
