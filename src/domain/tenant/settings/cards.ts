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
    'Up to four facts, in order. The four-item row of the specification is condition, transmission, odometer, fuel. Default: odometer, transmission, fuel, body.',
  ),
  usedLabel: choice(['Used', 'Pre-Owned'], 'Used', 'Word for used stock. Default: "Used".'),
  showLocation: flag(true, 'The place over the photo. Default: true.'),
  showCondition: flag(true, 'New, Demo or Used beside the title. Default: true.'),
  showStockNumber: flag(false, 'Stock number on the card. Default: false.'),
  tags: area('The one tag of a card (specification section 4, card tag precedence).', {
    electric: flag(false, 'Electric and hybrid vehicles carry that tag. Default: false.'),
    certifiedMake: maybeText(
      'The one make whose certified vehicles carry the certified badge. Default: none. Example: "Ford".',
    ),
    newWithinDays: wholeNumber(8, { min: 0, max: 60 }, 'Days for which a listing counts as new. Default: 8.'),
    highlighted: list(
      z.string().trim().min(1),
      ['runout sale'],
      'Custom tags in the highlight colour, without regard to case. Default: ["runout sale"].',
    ),
  }),
  buttons: area('Buttons of the card.', {
    enquire: flag(true, 'Enquire on available vehicles. Default: true.'),
    viewDetails: flag(true, 'View Details on available vehicles. Default: true.'),
    reserve: flag(true, 'Reserve Now on vehicles that can be reserved. Default: true.'),
    testDriveInsteadOfEnquire: flag(false, 'Book a Test Drive takes the place of Enquire everywhere. Default: false.'),
    testDriveInSimilarFor: list(
      z.string().trim().min(1),
      [],
      'Makes whose similar-vehicles cards show Book a Test Drive. Default: none.',
    ),
  }),
  lists: area('Where compare, favourite and save are hidden, besides items that are not vehicles.', {
    hideForNonUsed: flag(false, 'Hidden on new and demo stock. Default: false.'),
    hideWithoutPrice: flag(false, 'Hidden where there is no price. Default: false.'),
    hideWithoutImages: flag(false, 'Hidden where there is no photo. Default: false.'),
  }),
  compare: flag(true, 'The compare tick. Default: true.'),
  favourites: flag(true, 'The favourite button. Default: true.'),
  mobileColumns: choice(
    ['one', 'two', 'compact'],
    'compact',
    'Cards on a phone: one or two to a row, or photo left and facts right. Default: "compact".',
  ),
  certifiedLabel: text('Certified', 'Word of the certified badge. Default: "Certified".'),
});
