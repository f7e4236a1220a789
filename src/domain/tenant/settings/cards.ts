import * as z from 'zod';
import { area, choice, flag, list, maybeText, text, wholeNumber } from './fields.ts';

const cardFacts = [
  'condition',
  'odometer',
  'transmission',
  'fuel',
  'body',
  'drive',
  'seats',
  'colour',
  'year',
  'sleeps',
  'engine',
] as const;

export const cardSettings = area('The vehicle card in every list.', {
  facts: list(
    z.enum(cardFacts),
    ['odometer', 'transmission', 'fuel', 'body'],
    'Up to four facts, in order. The specification’s four-item row is condition, transmission, odometer, fuel.',
  ),
  usedLabel: choice(['Used', 'Pre-Owned'], 'Used', 'Label for used stock.'),
  showLocation: flag(true, 'Location shown over the photo.'),
  showCondition: flag(true, 'New, Demo or Used beside the title.'),
  showStockNumber: flag(false, 'Stock number on the card.'),
  tags: area('The single tag on a card (specification section 4, card tag precedence).', {
    electric: flag(false, 'Show the electric or hybrid tag on electric and hybrid vehicles.'),
    certifiedMake: maybeText('The only make whose certified vehicles show the certified badge. Example: "Ford".'),
    newWithinDays: wholeNumber(8, { min: 0, max: 60 }, 'Number of days a listing counts as new.'),
    highlighted: list(
      z.string().trim().min(1),
      ['runout sale'],
      'Custom tags shown in the highlight colour (case-insensitive).',
    ),
  }),
  buttons: area('Buttons on the card.', {
    enquire: flag(true, 'The Enquire button, on available vehicles.'),
    viewDetails: flag(true, 'The View Details button, on available vehicles.'),
    reserve: flag(true, 'The Reserve Now button, on vehicles that can be reserved.'),
    testDriveInsteadOfEnquire: flag(false, 'Book a Test Drive replaces Enquire everywhere.'),
    testDriveInSimilarFor: list(
      z.string().trim().min(1),
      [],
      'Makes whose similar-vehicles cards show Book a Test Drive.',
    ),
  }),
  lists: area('When to hide compare, favourite and save. They’re always hidden on items that aren’t vehicles.', {
    hideForNonUsed: flag(false, 'Hidden on new and demo stock.'),
    hideWithoutPrice: flag(false, 'Hidden on vehicles without a price.'),
    hideWithoutImages: flag(false, 'Hidden on vehicles without a photo.'),
  }),
  compare: flag(true, 'The compare checkbox.'),
  favourites: flag(true, 'The favourite button.'),
  mobileColumns: choice(
    ['one', 'two', 'compact', 'grid'],
    'compact',
    'Card layout on phones: one or two per row, or photo on the left and facts on the right. "grid" shows two on a phone, three from 768 px and four from 1200 px (six, four and three of twelve columns).',
  ),
  certifiedLabel: text('Certified', 'Text on the certified badge.'),
});
