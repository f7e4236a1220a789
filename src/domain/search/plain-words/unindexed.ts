/**
 * Measures that no stock index has: electric range, aggregate or gross mass, engine size. Reading 2,500 kg of ATM as
 * tare would give the wrong mass for towing.
 */

const amount = String.raw`\d[\d.,]*(?:\s?k(?![a-z]))?`;
const bound = String.raw`(?:(?:no |not )?(?:under|below|less than|lower than|over|above|more than|greater than|at least|up to|at most|max(?:imum)?|min(?:imum)?|around|about|between|from|within|with|has|having|a|an|of|[<>≤≥]=?)\s*)*`;
const after = String.raw`(?:\s?\+|\s(?:or|and) (?:less|under|below|smaller|lower|lighter|more|over|above|up|bigger|larger|higher|heavier|better)|\s(?:plus|max(?:imum)?|min(?:imum)?))?`;
const amounts = (unit: string): string =>
  String.raw`${amount}(?:\s?${unit})?(?:\s*(?:to|and|-|–)\s*${amount})?\s?${unit}`;

const distance = String.raw`(?:kms?|k|kilomet(?:er|re)s?|miles?|mi)(?![a-z])`;
const mass = String.raw`(?:kgs?|kilos?|kilograms?|tonnes?|tons?|t)(?![a-z])`;
const kindOfRange = String.raw`(?:(?:electric|ev|driving|battery|real[\s-]world|wltp|total|claimed)\s+)*`;
const kindOfMass = String.raw`(?:atm|gvm|gcm|gtm|gvwr|gcwr|gross(?: (?:vehicle|trailer|combination))?(?: (?:mass|weight))?|aggregate(?: trailer)?(?: (?:mass|weight))?|payload|(?:tow ?)?ball ?(?:weight|load|mass|download))`;

const phrases = [
  String.raw`${bound}${amounts(distance)}${after}\s*(?:(?:of|worth of|in)\s+)?${kindOfRange}range(?! rover)`,
  String.raw`(?<!price |land )range(?! rover)\s+(?:is\s+|:\s*)?${bound}(?:${amounts(distance)}|\d{3}(?![\d,.k]))${after}`,
  String.raw`${bound}${amounts(`(?:${mass})?`)}${after}\s*(?:of\s+)?${kindOfMass}`,
  String.raw`${kindOfMass}\s*(?:is\s+|:\s*)?${bound}${amounts(`(?:${mass})?`)}${after}`,
  String.raw`${bound}${amount}(?:\s?cc)?\s*(?:to|and|-|–)\s*${amount}\s?cc`,
  String.raw`${bound}${amount}\s?cc(?:\s?\+|\s(?:or|and) (?:less|under|below|smaller|more|over|above|up|bigger|larger)|\s(?:plus|max(?:imum)?|min(?:imum)?))`,
  String.raw`(?:under|below|less than|over|above|more than|at least|up to|max(?:imum)?(?: of)?|min(?:imum)?(?: of)?|sub)\s*${amount}\s?cc`,
].map((phrase) => new RegExp(String.raw`(?<![\w$-])(?:${phrase})(?![\w-])`, 'gi'));

export const readUnindexed = (text: string, read: (words: string) => string): string =>
  phrases.reduce((rest, pattern) => rest.replace(pattern, (words) => read(words)), text);
