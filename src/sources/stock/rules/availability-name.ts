/** What the name of an unmapped column says about showing its vehicles (FEED-03). */
import { nameWords } from '#src/lib/name-words.ts';
import { wordSet } from '#src/lib/word-set.ts';
import { ownName } from '../mapping/columns.ts';

export type Topic = 'off' | 'off if yes' | 'on' | 'quantity' | 'arrival' | 'eta' | 'on order' | 'destinations';

interface NameMeaning {
  about: Topic | null;
  /** The name says nothing else, so a plain yes or no is clear. */
  isWhole: boolean;
  /** The column may hold a status or the buyer's name. */
  isOfSale: boolean;
  isOfBuyer: boolean;
}

type Words = ReadonlySet<string>;
/** Any value but "no" speaks against showing the vehicle. */
const off = wordSet(
  'hidden hide suppress suppressed withdrawn exclude excluded offline unpublish unpublished delete deleted delisted archive archived inactive disable disabled unlisted unavailable sold delivered hold held reserved quarantine quarantined embargo embargoed',
);
/** These may be about a part of the vehicle in a longer name ("Seats removed"). */
const offAlone = wordSet(
  'removed removal deletion cancelled canceled void voided dead closed pulled internal allocated settled nfs test dummy duplicate scrapped wrecked wrecking disposed retired discontinued draft paused blocked ignore skip omit private confidential loaner',
);
/** The law may require the dealer to disclose it. */
const disclosed = wordSet(
  'writeoff wovr branded salvage salvaged lemon buyback flood flooded rebuilt junk totaled totalled stolen',
);
/** "Yes" speaks against showing it. */
const offIfYes = wordSet('wholesale auction trade deposit');
/** "No" speaks against showing it. */
const on = wordSet(
  'available availability avail visible visibility show shown display displayed publish published active live online advertise advertised export exported sale retail enable enabled listed web website internet stock',
);
const onAlone = wordSet(
  'include included syndicate syndicated upload uploaded send sent sell feed approved ready released landed arrived onhand cleantitle',
);
const negation = wordSet('not no dont non never stop');
const received = wordSet('taken paid received');
const offered = wordSet('offer contract');
/** "Dealer only" isn't for shoppers. */
const groups = wordSet('dealer dealers staff employees members fleet government export');
const day = wordSet('date datetime timestamp');
const time = wordSet('date datetime timestamp time at since until till expiry expires expiration');
const dealt = wordSet('sale contract settlement deposit');
/** With other words, a name may be about another site or part of the vehicle ("Show price"). */
const idle = wordSet(
  `${[...negation, ...received, ...offered, ...groups].join(' ')} do is are the for in on to from of by a flag yn y n vehicle vehicles car unit listing ad advert our only site now currently public under status use record row data value settlement damage title`,
);
const quantities = wordSet('qty quantity');
const ofQuantity = wordSet('inventory level total');
const toCome = wordSet(
  'eta etd due expected arrival arriving arrives incoming ordered onorder transit shipped landing delivery',
);
const ofArrival = wordSet('estimated availability available avail');
const eta = wordSet('eta etd due expected');
const ordered = wordSet('transit onorder ordered shipped incoming arriving');
const destinations = wordSet(
  'channel channels portal portals feeds destination destinations platforms marketplace marketplaces syndication outlets sites',
);
const ofDestinations = wordSet('sales advertising ads');
const ofSale = wordSet('status stage progress');
const ofBuyer = wordSet('customer buyer purchaser');
/** Anywhere in the path. */
const ofMoney = wordSet('price prices pricing amount amounts cost costs');
const ofOther = wordSet(
  'photo photos image images picture pictures video rego registration reg registered warranty service finance ppsr insurance source seller advertiser origin supplier acquired acquisition purchase purchased bought plate odometer kms kilometres url link count days number id key keys australian aus au nz locally order sort drive',
);

const phrases: readonly [RegExp, string][] = [
  [/\bon order\b/, 'onorder'],
  [/\bon hand\b/, 'onhand'],
  [/\bcoming soon\b/, 'incoming'],
  [/\bwrit(?:e|ten) offs?\b/, 'writeoff'],
  [/\b(?:brand(?:ed|s)? titles?|titles? brand(?:ed|s)?)\b/, 'branded'],
  [/\b(?:clean|clear) titles?\b/, 'cleantitle'],
];

const wordsOf = (column: string): string[] =>
  phrases.reduce((name, [phrase, word]) => name.replace(phrase, word), nameWords(ownName(column)).join(' ')).split(' ');

const has = (name: readonly string[], ...sets: Words[]): boolean =>
  name.some((word) => sets.some((set) => set.has(word)));
const hasOnly = (name: readonly string[], ...sets: Words[]): boolean =>
  name.every((word) => sets.some((set) => set.has(word)));

export const isToDisclose = (column: string): boolean => has(wordsOf(column), disclosed, wordSet('cleantitle'));

export const isAboutArrival = (column: string): boolean =>
  ['arrival', 'eta', 'on order'].includes(meaningOfName(column)?.about ?? '');

/** Null for a name about something else. */
export function meaningOfName(column: string): NameMeaning | null {
  const name = wordsOf(column);
  const isWhole = hasOnly(name, off, offAlone, disclosed, offIfYes, on, onAlone, idle, time);
  const isNumber = name.length > 1 && name.at(-1) === 'no' && name.at(-2) !== 'yes';
  if (isNumber || has(name, ofOther) || has(nameWords(column), ofMoney) || /\btrade ins?\b/.test(name.join(' ')))
    return null;
  const special = ofList(name);
  if (special) return { about: special, isWhole: true, isOfSale: false, isOfBuyer: false };
  if (!isWhole && has(name, day, wordSet('time value'))) return null;
  const about = has(name, time) || name.includes('by') ? dated(name) : undated(name, isWhole);
  return { about, isWhole, isOfSale: has(name, ofSale), isOfBuyer: has(name, ofBuyer) };
}

function ofList(name: readonly string[]): Topic | null {
  if (has(name, quantities) && hasOnly(name, quantities, ofQuantity, on, onAlone, idle)) return 'quantity';
  if (has(name, destinations) && hasOnly(name, destinations, ofDestinations, on, idle)) return 'destinations';
  const isArrival = has(name, toCome) || (has(name, ofArrival) && has(name, time, wordSet('from')));
  if (!isArrival || !hasOnly(name, toCome, ofArrival, idle, time)) return null;
  return has(name, ordered) ? 'on order' : has(name, eta) ? 'eta' : 'arrival';
}

/** "Deleted at" and "Sold by" are filled only for such vehicles; "Listed at" for any. */
function dated(name: readonly string[]): Topic | null {
  const isDealt = has(name, dealt) && has(name, day) && !has(name, wordSet('from to'));
  return isDealt || undated(name, true) === 'off' ? 'off' : null;
}

function undated(name: readonly string[], isWhole: boolean): Topic | null {
  if (has(name, off) || (has(name, on) && has(name, negation)) || (name.includes('deposit') && has(name, received)))
    return 'off';
  if (name.includes('under') && has(name, offered)) return 'off';
  if (isWhole && (has(name, offAlone, disclosed) || (has(name, onAlone) && has(name, negation)))) return 'off';
  if (has(name, offIfYes) || (name.includes('only') && has(name, groups))) return 'off if yes';
  return has(name, on) || (isWhole && has(name, onAlone)) ? 'on' : null;
}
