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
    'Up to four facts, in order. The four-item row of the specification is condition, transmission, odometer, fuel.',
  ),
  usedLabel: choice(['Used', 'Pre-Owned'], 'Used', 'Word for used stock.'),
  showLocation: flag(true, 'The place over the photo.'),
  showCondition: flag(true, 'New, Demo or Used beside the title.'),
  showStockNumber: flag(false, 'Stock number on the card.'),
  tags: area('The one tag of a card (specification section 4, card tag precedence).', {
    electric: flag(false, 'Electric and hybrid vehicles carry that tag.'),
    certifiedMake: maybeText('The one make whose certified vehicles carry the certified badge. Example: "Ford".'),
    newWithinDays: wholeNumber(8, { min: 0, max: 60 }, 'Days for which a listing counts as new.'),
    highlighted: list(
      z.string().trim().min(1),
      ['runout sale'],
      'Custom tags in the highlight colour, without regard to case.',
    ),
  }),
  buttons: area('Buttons of the card.', {
    enquire: flag(true, 'Enquire on available vehicles.'),
    viewDetails: flag(true, 'View Details on available vehicles.'),
    reserve: flag(true, 'Reserve Now on vehicles that can be reserved.'),
    testDriveInsteadOfEnquire: flag(false, 'Book a Test Drive takes the place of Enquire everywhere.'),
    testDriveInSimilarFor: list(
      z.string().trim().min(1),
      [],
      'Makes whose similar-vehicles cards show Book a Test Drive.',
    ),
  }),
  lists: area('Where compare, favourite and save are hidden, besides items that are not vehicles.', {
    hideForNonUsed: flag(false, 'Hidden on new and demo stock.'),
    hideWithoutPrice: flag(false, 'Hidden where there is no price.'),
    hideWithoutImages: flag(false, 'Hidden where there is no photo.'),
  }),
  compare: flag(true, 'The compare tick.'),
  favourites: flag(true, 'The favourite button.'),
  mobileColumns: choice(
    ['one', 'two', 'compact', 'grid'],
    'compact',
    'Cards on a phone: one or two to a row, or photo left and facts right. "grid" is two on a phone, three from 768 px and four from 1200 px: six, four and three of twelve columns.',
  ),
  certifiedLabel: text('Certified', 'Word of the certified badge.'),
});
