import * as z from 'zod';
import { area, choice, colour, list, maybeText, nullable, text } from './fields.ts';
import { templateDefaults } from './varying-defaults.ts';

export const brandingSettings = area('Name, logo, colours, type and shape.', {
  name: text('Dealer', 'The trading name, as shoppers know it. Example: "Riverside Motors".'),
  legalName: maybeText('The company behind it, for the footer. Example: "Riverside Motors Pty Ltd".'),
  businessNumber: maybeText('ABN (Australia), NZBN (New Zealand) or none. Example: "ABN 00 000 000 000".'),
  tagline: maybeText(
    'One short sentence under the name in the footer. Example: "New, demo and used cars by the harbour since 1987."',
  ),
  logo: maybeText('Logo file in images/ (SVG or PNG).', 'none; the name is set in type beside the mark'),
  mark: maybeText('Square mark beside the name, a file in images/.', 'none; the initial in the brand colour'),
  favicon: maybeText('Icon file in images/.', 'a mark drawn from the initial in the brand colour'),
  colours: area('Palette. Only what differs from the template is named; shades for hover and press are derived.', {
    accent: nullable(colour, 'Buttons, links and marks. Example: "#0b5a66".', "the template's"),
    onAccent: nullable(colour, 'Text on the accent.', 'white or ink, whichever reads better'),
    ink: nullable(colour, 'Headlines and dark bands.', "the template's"),
    surface: nullable(colour, 'Quiet panels and the page behind cards.', "the template's"),
  }),
  font: choice(
    ['instrument-sans', 'archivo', 'newsreader', 'system'],
    templateDefaults.branding.font,
    'Type family, self-hosted; "newsreader" is a serif for large headings with Hanken Grotesk for all else, and "system" loads none.',
  ),
  radius: choice(['square', 'soft', 'round'], templateDefaults.branding.radius, 'Corners of cards and controls.'),
  makeLogos: choice(
    ['logo', 'monogram', 'none'],
    'logo',
    'How makes are shown on buttons and tiles; a make without a free logo gets a monogram.',
  ),
  photography: area('Pictures that carry the pages.', {
    hero: maybeText(
      "Picture of the home page's first screen, in the atelier template also of the page that is not found: a file in images/ or an address.",
      'the first featured vehicle',
    ),
    service: maybeText('Picture of the service story.'),
  }),
  awards: list(
    z.string().trim().min(1),
    [],
    'Lines of recognition for the footer. Example: ["Dealer of the Year 2025"].',
  ),
});
