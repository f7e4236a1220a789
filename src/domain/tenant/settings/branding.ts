import * as z from 'zod';
import { area, choice, colour, list, maybeText, nullable, text } from './fields.ts';
import { templateDefaults } from './varying-defaults.ts';

export const brandingSettings = area('Name, logo, colours, fonts and corners.', {
  name: text('Dealer', 'The trading name, as shoppers know it. Example: "Riverside Motors".'),
  legalName: maybeText('Legal company name, for the footer. Example: "Riverside Motors Pty Ltd".'),
  businessNumber: maybeText('ABN (Australia), NZBN (New Zealand) or none. Example: "ABN 00 000 000 000".'),
  tagline: maybeText(
    'One short sentence under the name in the footer. Example: "New, demo and used cars by the harbour since 1987."',
  ),
  logo: maybeText('Logo file in images/ (SVG or PNG).', 'none; the name is shown as text beside the mark'),
  mark: maybeText('Square mark beside the name, a file in images/.', 'none; the initial in the brand colour'),
  favicon: maybeText('Icon file in images/.', 'a mark generated from the initial in the brand colour'),
  colours: area('Palette. Set only the colours that differ from the template; hover and active shades are derived.', {
    accent: nullable(colour, 'Buttons, links and highlights. Example: "#0b5a66".', "the template's"),
    onAccent: nullable(colour, 'Text on the accent colour.', 'white or ink, whichever reads better'),
    ink: nullable(colour, 'Headings and dark bands.', "the template's"),
    surface: nullable(colour, 'Surface panels and the page background behind cards.', "the template's"),
  }),
  font: choice(
    ['instrument-sans', 'archivo', 'newsreader', 'system'],
    templateDefaults.branding.font,
    'Font family, self-hosted. "newsreader" is a serif for large headings, with Hanken Grotesk for everything else; "system" doesn’t load any fonts.',
  ),
  radius: choice(['square', 'soft', 'round'], templateDefaults.branding.radius, 'Corner style of cards and controls.'),
  makeLogos: choice(
    ['logo', 'monogram', 'none'],
    'logo',
    'How makes are shown on buttons and tiles; a make without a free logo gets a monogram.',
  ),
  photography: area('Main images on the pages.', {
    hero: maybeText(
      'Hero image for the home page, and for the 404 page in the atelier template: a file in images/ or a URL.',
      'the first featured vehicle',
    ),
    service: maybeText('Image for the service story.'),
  }),
  awards: list(z.string().trim().min(1), [], 'Awards shown in the footer. Example: ["Dealer of the Year 2025"].'),
});
