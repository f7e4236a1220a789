/** Identity, appearance and region. */
import { drawn, words, type Effects } from '../effect.ts';

export const lookEffects: Effects = {
  template: drawn('/', 'marketplace'),
  siteUrl: words('/sitemap.xml', 'https://www.elsewhere.example'),
  dealershipId: words('/cars/*elsewhere', 'HM-9999', { 'stock.assignLocation': false }),
  'branding.name': words('/', 'Zephyr Motors'),
  'branding.legalName': words('/', 'Zephyr Motors Pty Ltd'),
  'branding.businessNumber': words('/', 'ABN 12 345 678 901'),
  'branding.tagline': words('/', 'Cars by the river.'),
  'branding.logo': drawn('/', null, { hides: '/images/logo.svg' }),
  'branding.mark': drawn('/', null, {
    given: { 'branding.logo': null, 'branding.favicon': null },
    hides: '/images/mark.svg',
  }),
  'branding.favicon': drawn('/', null, { hides: 'href="/images/mark.svg"', given: { 'branding.mark': null } }),
  'branding.colours.accent': words('/', '#7a1f3d'),
  'branding.colours.onAccent': words('/', '#fff6e0', { 'branding.colours.accent': '#0b5a66' }),
  'branding.colours.ink': words('/', '#1b1030'),
  'branding.colours.surface': words('/', '#fbf7ef'),
  'branding.font': drawn('/', 'system', { hides: '.woff2' }),
  'branding.radius': drawn('/', 'square'),
  'branding.makeLogos': drawn('/', 'none'),
  'branding.photography.hero': words('/', '/photos/zephyr-hero.webp'),
  'branding.photography.service': words('/', '/photos/zephyr-service.webp'),
  'branding.awards': drawn('/', ['Dealer of the Year'], { shows: 'Dealer of the Year' }),
  // A state in settings must be in the dealer's country, here Australia.
  'regional.locale': drawn('/', 'en-US', { given: { 'forms.termsNote': false, 'regional.defaultState': undefined } }),
  'regional.currency': drawn('/cars/*full', 'NZD', { shows: '"NZD"' }),
  'regional.distanceUnit': drawn('/cars/*full', 'mi', { hides: '31,000 km' }),
  'regional.timeZone': words('/', 'Pacific/Auckland'),
  'regional.defaultState': drawn('/trade-in', 'tas'),
};
