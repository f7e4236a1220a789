/** `tenants/<slug>/settings.json`. Every key documents its effect and default. */
import * as z from 'zod';
import { analyticsSettings, homeSettings, imageSettings, labelSettings, promotionSettings } from './home.ts';
import { brandingSettings } from './branding.ts';
import {
  appointmentSettings,
  buttonSettings,
  formSettings,
  locationSettings,
  mapSettings,
  phoneSettings,
  reviewSettings,
  socialSettings,
} from './contact.ts';
import { cardSettings } from './cards.ts';
import { deliverySettings } from './delivery.ts';
import { choice, nullable } from './fields.ts';
import { financeSettings } from './finance.ts';
import { footerSettings, headerSettings } from './header.ts';
import { accountSettings, pricingSettings, reserveSettings, stockRulesSettings, tradeInSettings } from './selling.ts';
import { privateSettings } from './private.ts';
import { regionalSettings } from './regional.ts';
import { searchSettings } from './search.ts';
import { securitySettings } from './security.ts';
import { stockSettings } from './stock-source.ts';
import { syndicationSettings } from './syndication.ts';
import { templateNames, templateSummary } from '../template-names.ts';
import { defaultTemplate } from './varying-defaults.ts';
import { vehiclePageSettings } from './vehicle-page.ts';

/** May be published. */
const publicShape = {
  template: choice(templateNames, defaultTemplate, `Design of the site: ${templateSummary}.`),
  siteUrl: z
    .url({ protocol: /^https$/ })
    .regex(/^[^:]+:\/\/[^/?#]*$/, { error: 'must be an https URL without a path or a / at the end' })
    .describe('Public URL of the site, without a path. Example: "https://www.riversidemotors.example".'),
  dealershipId: nullable(z.string(), 'The dealership’s ID in feeds and lead systems.'),
  branding: brandingSettings,
  regional: regionalSettings,
  header: headerSettings,
  footer: footerSettings,
  home: homeSettings,
  search: searchSettings,
  cards: cardSettings,
  vehiclePage: vehiclePageSettings,
  pricing: pricingSettings,
  stockRules: stockRulesSettings,
  finance: financeSettings,
  reserve: reserveSettings,
  delivery: deliverySettings,
  tradeIn: tradeInSettings,
  account: accountSettings,
  phones: phoneSettings,
  forms: formSettings,
  appointments: appointmentSettings,
  buttons: buttonSettings,
  locations: locationSettings,
  map: mapSettings,
  reviews: reviewSettings,
  social: socialSettings,
  labels: labelSettings,
  promotions: promotionSettings,
  images: imageSettings,
  analytics: analyticsSettings,
  security: securitySettings,
};

export const publicSettingsSchema = z.object(publicShape);
export type PublicSettings = z.output<typeof publicSettingsSchema>;

export const settingsSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of the JSON Schema, so that editors can complete and check this file.'),
  group: nullable(
    z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: 'must be the name of a folder in _groups: lower-case letters, digits and single dashes',
    }),
    'Group of dealers whose settings apply where this file doesn’t set a value. They are in _groups/<group>/settings.json, beside the dealers. Sections are merged key by key; a list in this file replaces the group’s whole list. Example: "northern".',
  ),
  ...publicShape,
  stock: stockSettings,
  syndication: syndicationSettings,
  private: privateSettings,
});
export type Settings = z.output<typeof settingsSchema>;
export type StockSettings = Settings['stock'];
