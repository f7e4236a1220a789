import { amountPattern } from './amounts.ts';

const period = String.raw`(?:(?:a|per|each|every|/|p/|p\.)\s?(?:week|wk|w|fortnight|fn|month|mth|mo|pcm|m)|weekly|fortnightly|monthly|p\.?w\.?|pcm|pm)`;
const paid = String.raw`(?:(?:re)?payments?|instal?lments?)`;
export const repayments = new RegExp(
  String.raw`(?:\b(?:for|at|under|below|less than|up to|max(?:imum)?|around|about|from|between|budget(?: of)?|paying|pay|spend|afford|${paid}(?: of)?)\s+)*(?:\b|(?=\$))(?:\$?\d+\s*(?:to|and|-|–)\s*)?${amountPattern}\s*${period}(?![\w-])(?:\s+(?:max(?:imum)?|or less|budget|${paid}))?|(?:\b(?:with|and|plus|including)\s+)?(?:\b(?:an?)\s+)?(?:\b|(?=\$))${amountPattern}\s+(?:cash\s+)?(?:deposit|down(?: ?payment)?)(?![\w-])`,
  'gi',
);
