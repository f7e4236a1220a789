/** In `payments.svg`. After a change, run `node scripts/icon-sprite.ts`. */
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

type Brand = PublicSettings['vehiclePage']['paymentBrands'][number];

export const paymentNames: Record<Brand, string> = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  maestro: 'Maestro',
  'google-pay': 'Google Pay',
  'apple-pay': 'Apple Pay',
};

/** From simple-icons, which has no Maestro logo. */
export const paymentLogos = ['mastercard', 'visa', 'google-pay', 'apple-pay'] as const;

export const maestroMark =
  '<path d="M8 5a7 7 0 1 0 4 12.750A7 7 0 1 0 12 6.250 7 7 0 0 0 8 5Zm0 1.800a5.200 5.200 0 0 1 2.700.75 7 7 0 0 0 0 8.900A5.200 5.200 0 1 1 8 6.800Zm8 0a5.200 5.200 0 1 1-2.700 9.650 7 7 0 0 0 0-8.900A5.200 5.200 0 0 1 16 6.800Z"/>';
