import * as z from 'zod';
import { area, choice, colour, list, maybeText, text } from './fields.ts';

/** Who the dealer is and what the site looks like. Contrast of every colour pair is checked when settings are read. */
export const brandingSettings = area('Name, logo, colours, type and shape.', {
  name: text('Dealer', 'The trading name, as shoppers know it. Example: "Riverside Motors".'),
  legalName: maybeText('The company behind it, for the footer. Default: none. Example: "Riverside Motors Pty Ltd".'),
  businessNumber: maybeText('ABN (Australia), NZBN (New Zealand) or none. Example: "ABN 00 000 000 000".'),
  tagline: maybeText(
    'One short sentence under the name in the footer. Example: "New, demo and used cars by the harbour since 1987."',
  ),
  logo: maybeText('Logo file in images/ (SVG or PNG). Default: none; the name is set in type beside the mark.'),
  mark: maybeText('Square mark beside the name, a file in images/. Default: none; the initial in the brand colour.'),
  favicon: maybeText('Icon file in images/. Default: a mark drawn from the initial in the brand colour.'),
  colours: area('Palette. Only what differs from the template is named; shades for hover and press are derived.', {
    accent: colour
      .nullable()
      .default(null)
      .describe('Buttons, links and marks. Default: the template\'s. Example: "#0b5a66".'),
    onAccent: colour
      .nullable()
      .default(null)
      .describe('Text on the accent. Default: white or ink, whichever reads better.'),
    ink: colour.nullable().default(null).describe("Headlines and dark bands. Default: the template's."),
    surface: colour
      .nullable()
      .default(null)
      .describe("Quiet panels and the page behind cards. Default: the template's."),
  }),
  font: choice(
    ['instrument-sans', 'archivo', 'system'],
    'instrument-sans',
    'Type family, self-hosted; "system" loads none. Default: "instrument-sans".',
  ),
  radius: choice(['square', 'soft', 'round'], 'soft', 'Corners of cards and controls. Default: "soft".'),
  makeLogos: choice(
    ['logo', 'monogram', 'none'],
    'logo',
    'How makes are shown on buttons and tiles; a make without a free logo gets a monogram. Default: "logo".',
  ),
  photography: area('Pictures that carry the pages.', {
    hero: maybeText(
      "Picture of the home page's first screen: a file in images/ or an address. Default: the first featured vehicle.",
    ),
    service: maybeText('Picture of the service story. Default: none.'),
  }),
  awards: list(
    z.string().trim().min(1),
    [],
    'Lines of recognition for the footer. Example: ["Dealer of the Year 2025"].',
  ),
});
