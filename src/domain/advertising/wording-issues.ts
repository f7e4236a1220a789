/**
 * Risky claims in a dealer's copy: void conditions, partial prices, unverifiable urgency. Patterns only find
 * candidates; a person reviews them.
 */
import { namesRate } from '../finance/advertised-rate.ts';
import type { Locale } from '../locations/regional-terms.ts';
import { legalRules, misleading, type LegalRule } from './legal-rules.ts';

export interface WordingIssue {
  severity: 'error' | 'warning';
  rule: LegalRule;
  words: string;
  why: string;
  hint: string;
}

export interface AdvertisedText {
  locale: Locale;
  inNewSouthWales: boolean;
  hasEnd: boolean;
}

interface Rule {
  severity: WordingIssue['severity'];
  id: string;
  /** Null if the rule doesn't apply. */
  source: (about: AdvertisedText) => string | null;
  pattern: RegExp;
  /** Harmless contexts, within 40 characters of the pattern. */
  unless?: RegExp;
  why: string;
  hint: string;
}

const everywhere = ({ locale }: AdvertisedText): string => misleading[locale];
const inAustralia =
  (source: string) =>
  ({ locale }: AdvertisedText): string | null =>
    locale === 'en-AU' ? source : null;
const consumerGuarantees = ({ locale }: AdvertisedText): string | null =>
  ({
    'en-AU': 'Australian Consumer Law, ss 29(1)(m) and 64',
    'en-NZ': 'Fair Trading Act 1986 (NZ), s 13(i); Consumer Guarantees Act 1993, s 43',
    'en-US': null,
  })[locale];

const amount = String.raw`\$\s?\d[\d,]*(?:\.\d\d)?`;
const onRoads = String.raw`(?:on[- ]?roads?(?:\s+costs?)?|orcs?)\b`;
const addedFee = String.raw`(?:dealer\s+delivery|delivery|admin(?:istration)?|doc(?:umentation|ument)?|processing|handling)\s+(?:fee|charge)s?`;

const rules: Rule[] = [
  {
    severity: 'error',
    id: 'LAW-06',
    source: consumerGuarantees,
    pattern:
      /\b(?:no|without)\s+refunds?\b(?!\s+(?:fees?|charges?|polic|form|process))|\brefunds?\s+(?:(?:are|is|will)\s+)?not\s+(?:be\s+)?(?:given|offered|available|provided)\b/i,
    unless: /\bno\s+refunds?\s+(?:is\s+|are\s+)?(?:needed|necessary|required|due|for\s+change\s+of\s+mind)/i,
    why: 'the right to a refund for faulty goods can’t be signed away',
    hint: 'Say when you do or don’t refund, such as "no refund for change of mind".',
  },
  {
    severity: 'error',
    id: 'LAW-06',
    source: consumerGuarantees,
    pattern:
      /\b(?:consumer\s+guarantees?|statutory\s+(?:warrant(?:y|ies)|guarantees?)|all\s+(?:warranties|guarantees))\s+(?:(?:is|are|do|does)\s+)?(?:hereby\s+)?(?:excluded|waived|disclaimed|not\s+apply)\b|\bexclud(?:e|es|ing)\s+all\s+(?:warranties|guarantees)\b/i,
    unless: /to\s+the\s+(?:full(?:est)?\s+)?extent\s+(?:permitted|allowed)|(?:cannot|can\s?not|can't)\s+be\s+excluded/i,
    why: 'statutory consumer guarantees can’t be excluded',
    hint: 'Leave it out, or name the class of vehicle that the law itself exempts.',
  },
  {
    severity: 'warning',
    id: 'LAW-06',
    source: consumerGuarantees,
    pattern: /\bas[- ]is,?\s+where[- ]is\b|\bsold\s+(?:strictly\s+)?as[- ]is\b/i,
    why: 'it reads as if the consumer guarantees were excluded',
    hint: 'Instead, list the defects you disclose to the buyer.',
  },
  {
    severity: 'error',
    id: 'PRICE-01',
    source: ({ locale, inNewSouthWales }) =>
      locale === 'en-AU' && inNewSouthWales
        ? 'Motor Dealers and Repairers Regulation 2014 (NSW); NSW Fair Trading, motor dealer advertisements'
        : null,
    pattern: new RegExp(
      String.raw`(?:\+|\bplus|\bexcl(?:udes|uding|\.)?|\bex|\bbefore|\bnot\s+including)\s*(?:all\s+)?${onRoads}`,
      'i',
    ),
    why: 'advertisements in New South Wales must not call government charges on-road costs',
    hint: 'Give the drive away price, or say what is excluded: "excludes government charges".',
  },
  {
    severity: 'error',
    id: 'PRICE-01',
    source: ({ locale, inNewSouthWales }) =>
      locale === 'en-AU' && !inNewSouthWales ? 'Australian Consumer Law, s 48' : null,
    pattern: new RegExp(String.raw`${amount}[^.!?\n]{0,20}?(?:\+|\bplus)\s*(?:all\s+)?${onRoads}`, 'i'),
    why: 'it shows part of the price without the single total price',
    hint: 'Show the drive away price at least as prominently.',
  },
  {
    severity: 'warning',
    id: 'LAW-06',
    source: inAustralia('Australian Consumer Law, s 48'),
    pattern: new RegExp(
      String.raw`${amount}[^.!?\n]{0,20}\b${addedFee}|\b${addedFee}\s+(?:of|is|are|:)?\s*${amount}`,
      'i',
    ),
    unless: /\b(?:no|free|included|including|includes|waived)\b/i,
    why: 'a fee that every buyer pays must be part of the advertised price',
    hint: 'Include it in the price, or say who doesn’t have to pay it.',
  },
  {
    severity: 'warning',
    id: 'LAW-06',
    source: inAustralia('Reserve Bank of Australia, Conclusions Paper (March 2026), from October 2026'),
    pattern: /\bsurcharges?\b|\b(?:credit\s+)?card\s+(?:processing\s+|payment\s+)?fees?\b/i,
    unless: /\b(?:no|without|never|not?\s+add|free\s+of)\b[^.!?]{0,30}(?:surcharge|card\b[^.!?]*fee)/i,
    why: 'eftpos, Mastercard and Visa have been allowed to ban surcharges since October 2026',
    hint: 'Leave it out; the site doesn’t add a surcharge to deposits.',
  },
  {
    severity: 'error',
    id: 'LAW-06',
    source: everywhere,
    pattern:
      /\b(?:\d+|several|many|other)\s+(?:people|shoppers|buyers|others)\s+(?:are\s+)?(?:now\s+|also\s+|currently\s+)?(?:viewing|looking\s+at|watching|interested\s+in)\b/i,
    why: 'a viewer count written into the text is made up',
    hint: 'Leave it out.',
  },
  {
    severity: 'warning',
    id: 'LAW-06',
    source: everywhere,
    pattern:
      /\bonly\s+(?:\d+|one|two|three|a\s+few)\s+(?:\w+\s+)?(?:left|remaining)\b|\b(?:won['’]t|will\s+not)\s+last\b|\bselling\s+fast\b|\bgoing\s+fast\b|\blast\s+chance\b|\bdon['’]t\s+miss\s+out\b|\bhurry\b(?=\s*[,!–-]|\s+(?:in|while|and|before)\b)|\bact\s+(?:now|fast)\b|\bbe\s+quick\b/i,
    why: 'it creates urgency with a scarcity claim that no one can check',
    hint: 'State the facts instead: the vehicle list shows how many there are.',
  },
  {
    severity: 'warning',
    id: 'LAW-06',
    source: (about) => (about.hasEnd ? null : everywhere(about)),
    pattern:
      /\blimited\s+time\b|\bends?\s+(?:soon|today|tonight|tomorrow)\b|\b(?:today|this\s+weekend)\s+only\b|\bfinal\s+days\b/i,
    why: 'it creates urgency with a deadline that has no date',
    hint: 'Give the end date, or add an offer with an expiry date to offers.json.',
  },
  {
    severity: 'warning',
    id: 'PRICE-02',
    source: ({ locale }) => (locale === 'en-AU' ? 'Australian Consumer Law, s 29(1)(i)' : misleading[locale]),
    pattern: new RegExp(
      String.raw`\b(?:was|were|previously|usually|normally)\s+(?:priced\s+at\s+)?${amount}|\bsave\s+${amount}`,
      'i',
    ),
    why: 'an earlier price needs a record showing that it was the asking price for a reasonable time',
    hint: 'Leave it to the site, which shows an earlier price from its own records.',
  },
  {
    severity: 'warning',
    id: 'LAW-06',
    source: everywhere,
    pattern:
      /\b(?:lowest|cheapest|best)\s+prices?\s+(?:guaranteed?|in\s+(?:[A-Z]\w+|town|the\s+(?:country|state|city)))|\bguaranteed\s+(?:lowest|best|cheapest)\s+prices?\b/i,
    why: 'it makes a claim that would have to be true of every seller, every day',
    hint: 'Say what you do, for example when a buyer has a lower written quote.',
  },
  {
    severity: 'error',
    id: 'LAW-06',
    source: inAustralia('National Consumer Credit Protection Act 2009, ss 128 to 133; ASIC Act, s 12DA'),
    pattern:
      /\bguaranteed\s+(?:finance\s+|credit\s+|loan\s+)?approvals?\b|\b(?:finance|credit|approval)\s+(?:is\s+)?guaranteed\b|\beveryone(?:['’]s|\s+is|\s+gets)?\s+approved\b|\bno\s+credit\s+checks?\b/i,
    unless: /\bno\s+credit\s+checks?\s+(?:until|before|to\s+(?:see|ask|get)|for\s+(?:an?\s+)?estimate)/i,
    why: 'a lender must assess each borrower, so no one can promise approval',
    hint: 'Say that finance is subject to approval by the lender.',
  },
];

const around = 40;
const longest = 80;

/** Reports each rule once, ignoring markup. */
export function wordingIssues(written: string, about: AdvertisedText): WordingIssue[] {
  const text = plain(written);
  const found = rules.flatMap(({ severity, id, source, pattern, unless, why, hint }): WordingIssue[] => {
    const from = source(about);
    if (from === null) return [];
    const match = [...text.matchAll(new RegExp(pattern, 'gi'))].find(
      ({ 0: words, index }) => !unless?.test(text.slice(Math.max(0, index - around), index + words.length + around)),
    );
    if (match === undefined) return [];
    return [{ severity, rule: { id, source: from }, words: match[0].trim().slice(0, longest), why, hint }];
  });
  return [...found, ...repaymentIssues(text, about)];
}

const repayment = new RegExp(String.raw`${amount}\s*(?:\*\s*)?(?:per|a|/|p/?)\s?(?:week|fortnight|month|w|wk)\b`, 'i');

/** A repayment needs its comparison rate too (LAW-02). */
function repaymentIssues(text: string, { locale }: AdvertisedText): WordingIssue[] {
  const words = repayment.exec(text)?.[0];
  const isCredit = /\b(?:finance|repay(?:ment)?s?|loan|credit)\b/i.test(text);
  if (locale !== 'en-AU' || words === undefined || !isCredit || /comparison\s+rate/i.test(text) || namesRate(text))
    return [];
  return [
    {
      severity: 'warning',
      rule: legalRules.comparisonRate,
      words,
      why: 'it shows a repayment without its comparison rate',
      hint: 'Leave it to the site, which calculates repayments and shows them with their rates.',
    },
  ];
}

const plain = (text: string): string =>
  text
    .replace(/<\/?(?:p|li|h[1-6]|td|th|tr|div|dd|dt|br|blockquote)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>|[*_`]/g, '')
    .replace(/&nbsp;|[  \t]/g, ' ')
    .replace(/&amp;/g, '&');
