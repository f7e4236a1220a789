/** A status in a name: "SOLD - 2019 Mazda CX-5", "Corolla (UNDER OFFER)" or the tag "Just Sold" (FEED-03). */
import type { VehicleStatus } from '#src/domain/vehicle/vehicle.ts';
import type { Read } from './reading.ts';

/** No model, badge or colour has these words. */
const words = String.raw`sold|reserved|under\s+(?:offer|contract)|on\s+(?:hold|deposit)|deposit\s+(?:taken|paid|received)|(?:sale|sold)\s+pending|pending\s+sale`;
const separator = String.raw`[^\p{Letter}\p{Number}\s&'’]`;
const lead = String.raw`(?:(?:just|now|already|recently|this|car|vehicle)\s+)*`;
/** "Sold with roadworthy" and "must be sold" are no statuses. */
const isSentence = String.raw`(?:\s*(?:&|and\b)|\s+(?:as|with|without|un\p{Letter}*|by|in|on|at|new|brand|from|here|locally|through|only)\b)`;
const negation = String.raw`(?<!\b(?:not|never|non|un|re|be|being|most|best|as|if|when|until|unless|yet|no)[\s-]*)`;
const starts = String.raw`(?<=(?:^|${separator})\s*)${lead}${negation}(${words})(?![\p{Letter}\p{Number}])(?!${isSentence})`;
const ends = String.raw`(?<=\s)${lead}${negation}(${words})(?=\s*(?:$|${separator}))`;
const notice = new RegExp(`${starts}|${ends}`, 'iu');
const around = new RegExp(
  String.raw`(?:(?![)\]}])(?:\s|${separator}))*(?:${starts}|${ends})(?:(?![([{])(?:\s|${separator}))*`,
  'iu',
);
const longest = 200;

/** Of a cell or a list of tags. */
export const statusInName: Read<VehicleStatus> = (cell) =>
  [cell]
    .flat()
    .map((item) => (typeof item === 'string' ? saleNotice(item) : null))
    .find((found) => found !== null) ?? null;

function saleNotice(text: string): VehicleStatus | null {
  const found = text.length > longest ? null : notice.exec(text);
  if (!found) return null;
  return /^sold/i.test(found[1] ?? found[2]!) ? 'sold' : 'on_hold';
}

/** Null if nothing else is left. */
export function withoutSaleNotice(text: string | null): string | null {
  if (text === null) return null;
  let rest = text;
  while (saleNotice(rest) !== null) rest = rest.replace(around, ' ').trim();
  return rest === '' ? null : rest;
}
