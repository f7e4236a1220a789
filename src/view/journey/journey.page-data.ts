/**
 * One page of a journey that a shopper walks step by step: signing in, applying for finance. Functions answer with it.
 */
import type { NamedRate } from '#src/domain/finance/amortise.ts';
import type { FieldDefinition } from '#src/ui/FormField.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import { wordsOf, type Fact, type FreeDay, type Phrase } from '../receipt/receipt.page-data.ts';

export interface JourneyLink {
  label: string;
  url: string;
}

/** A button of several. */
interface JourneyWay extends JourneyLink {
  isPrimary?: boolean;
  /** Name of the file that it brings. */
  download?: string;
}

/** Fields that are sent along and that no shopper sees. */
type Hidden = Readonly<Record<string, string | readonly string[] | null>>;

export interface JourneyForm {
  kind: 'form';
  id: string;
  action: string;
  hidden: Hidden;
  fields: FieldDefinition[];
  /** What stands in the fields, by name. */
  values: Readonly<Record<string, string>>;
  submit: string;
  /** Not the one thing to do here. Default: it is. */
  isQuiet?: boolean;
  /** A second button that keeps what is typed for later. Default: none. */
  save?: string;
  /** Under the button. */
  notice: Phrase[];
}

/** A button that sends a form without fields. */
export interface JourneyPost {
  kind: 'post';
  action: string;
  hidden: Hidden;
  label: string;
  note?: string;
  /** The one thing to do here. Default: no. */
  isPrimary?: boolean;
  /** A proof of work that a script solves before it sends the form. Default: none. */
  proof?: string;
}

/** Free times as one choice, in days that unfold one at a time. */
export interface JourneyTimes {
  kind: 'times';
  heading: string;
  note: string;
  action: string;
  hidden: Hidden;
  name: string;
  days: FreeDay[];
  /** The time that is chosen already, as its value; null for none. */
  chosen: string | null;
  submit: string;
  laterUrl: string | null;
}

/** Amounts and what they come to. */
export interface JourneySum {
  kind: 'sum';
  heading: string;
  rows: { label: string; amount: string }[];
  total: { label: string; amount: string };
  small: string[];
}

export interface JourneyVehicles {
  kind: 'vehicles';
  heading: string;
  vehicles: JourneyVehicle[];
}

/** Prints the page; only where a script runs. */
interface JourneyPrint {
  kind: 'print';
  label: string;
}

export interface JourneyFacts {
  kind: 'facts';
  heading: string | null;
  facts: (Fact & { change?: string })[];
}

export interface JourneyPoints {
  kind: 'points';
  heading: string;
  points: { icon: IconName; strong: string; text: Phrase[] }[];
}

/** Steps that are to come, with when. */
export interface JourneySteps {
  kind: 'steps';
  heading: string;
  steps: { when: string; what: string; text: string }[];
}

/** Interest and comparison rate in one box at one size, the warning under it (LAW-02). */
export interface JourneyRates {
  kind: 'rates';
  heading: string | null;
  rates: NamedRate[];
  small: string[];
}

interface JourneyWays {
  kind: 'ways';
  ways: JourneyWay[];
}

interface JourneyText {
  kind: 'text';
  lines: Phrase[][];
}

export type JourneyBlock =
  | JourneyForm
  | JourneyPost
  | JourneyTimes
  | JourneySum
  | JourneyVehicles
  | JourneyPrint
  | JourneyFacts
  | JourneyPoints
  | JourneySteps
  | JourneyRates
  | JourneyWays
  | JourneyText;

/** The vehicle that it is about. */
export interface JourneyVehicle {
  name: string;
  url: string;
  /** "$36,990 drive away". */
  price: string | null;
  facts: string;
  picture: { src: string; srcset: string; alt: string } | null;
}

export interface JourneyPageData {
  kind: 'journey';
  back: JourneyLink | null;
  /** A number that stays in sight; `masked` is shown whole when it is pressed (VDP-11). */
  call: (JourneyLink & { masked?: string | undefined }) | null;
  /** Where the shopper is: parts by name, and the present one's index. With `urls` each can be gone to. */
  progress: { parts: string[]; at: number; urls?: string[]; done?: boolean[] } | null;
  /** Above the heading of what has been done. */
  done: string | null;
  heading: string;
  lede: string;
  /** What is wrong, each with the field it belongs to; a fault without one belongs to all. */
  faults: { field: string | null; text: string }[];
  /** Of the form whose fields the faults name. */
  formId: string | null;
  blocks: JourneyBlock[];
  vehicle: JourneyVehicle | null;
  aside: JourneyBlock[];
}

/** A page with nothing but words, until more is said of it. */
export const plainJourney = (heading: string, lede: string): JourneyPageData => ({
  kind: 'journey',
  back: null,
  call: null,
  progress: null,
  done: null,
  heading,
  lede,
  faults: [],
  formId: null,
  blocks: [],
  vehicle: null,
  aside: [],
});

/** A page that came back with errors says so first of all (WCAG 3.3.1). */
export const journeyTitle = ({ heading, faults }: Pick<JourneyPageData, 'heading' | 'faults'>): string =>
  `${faults.length > 0 ? 'Error: ' : ''}${heading}`;

/** The page as plain words, for where it cannot be drawn. */
export const journeyText = ({ heading, lede, faults }: JourneyPageData): string =>
  [heading, lede, ...faults.map(({ text }) => text)].join('\n\n');

/** What was sent and what comes next, as plain words to keep (FORM-10): all that a shopper reads, and nothing to press. */
export const journeyCopy = (page: JourneyPageData): string =>
  [
    page.vehicle && [page.vehicle.name, page.vehicle.price].filter(Boolean).join(', '),
    journeyText(page),
    blocksText([...page.blocks, ...page.aside]),
    page.call && `Call ${page.call.masked ?? page.call.label}`,
  ]
    .filter(Boolean)
    .join('\n\n');

/** Blocks as plain text, without what is typed or pressed. */
export const blocksText = (blocks: JourneyBlock[]): string => blocks.map(blockWords).filter(Boolean).join('\n\n');

function blockWords(block: JourneyBlock): string {
  switch (block.kind) {
    case 'facts':
      return headed(
        block.heading,
        block.facts.map(({ label, lines }) => `${label}: ${lines.map(wordsOf).join(', ')}`),
      );
    case 'points':
      return headed(
        block.heading,
        block.points.map(({ strong, text }) => `- ${strong} ${wordsOf(text)}`),
      );
    case 'steps':
      return headed(
        block.heading,
        block.steps.map(({ when, what, text }) => `- ${when}: ${what}. ${text}`),
      );
    case 'rates':
      return headed(block.heading, [...block.rates.map(({ name, rate }) => `${name}: ${rate}`), ...block.small]);
    case 'sum':
      return headed(block.heading, [
        ...[...block.rows, block.total].map(({ label, amount }) => `${label}: ${amount}`),
        ...block.small,
      ]);
    case 'text':
      return block.lines.map(wordsOf).join('\n');
    default:
      return '';
  }
}

const headed = (heading: string | null, lines: string[]): string => [heading, ...lines].filter(Boolean).join('\n');
