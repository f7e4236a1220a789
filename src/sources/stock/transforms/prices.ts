import { priceWording, readPrice, type PriceReading, type PriceWording } from '#src/domain/price/price-wording.ts';
import { plainFeedText } from './plain-text.ts';
import { ofText, type Read } from './reading.ts';

const longest = 200;

export const price: Read<PriceReading> = ofText((text, { currency }) =>
  readPrice(plainFeedText(text, longest), currency),
);

export const priceType: Read<PriceWording> = ofText((text, { currency }) =>
  text === '' ? null : priceWording(plainFeedText(text, longest), currency),
);
