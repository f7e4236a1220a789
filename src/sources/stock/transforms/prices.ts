import { priceWording, readPrice, type PriceReading, type PriceWording } from '#src/domain/price/price-wording.ts';
import { plainFeedText } from './plain-text.ts';
import { ofText, Unreadable, type Read } from './reading.ts';
import { isShown, plainAnswer } from './words.ts';

const longest = 200;

export const price: Read<PriceReading> = ofText((text, { currency }) =>
  readPrice(plainFeedText(text, longest), currency),
);

export const priceType: Read<PriceWording> = ofText((text, { currency }) =>
  text === '' ? null : priceWording(plainFeedText(text, longest), currency),
);

/** Null for wording other than "POA". */
const statesNoPrice: Read<boolean> = ofText((text, { currency }) =>
  priceWording(plainFeedText(text, longest), currency).kind === 'no price' ? true : null,
);

export const priceShown: Read<boolean> = (cell, context, fallback) =>
  statesNoPrice(cell, context, fallback) === true ? false : isShown(cell, context, fallback);

export const priceHidden: Read<boolean> = (cell, context, fallback) => {
  const answer = typeof cell === 'object' ? null : plainAnswer(String(cell));
  if (answer !== null) return answer;
  const shown = priceShown(cell, context, fallback);
  return shown === null || shown instanceof Unreadable ? shown : !shown;
};
