import type { NamedRate } from '#src/domain/finance/amortise.ts';
import type { FieldDefinition } from '#src/ui/FormField.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import { phraseText, type Fact, type FreeDay, type Phrase } from '../receipt/receipt.page-data.ts';

export interface JourneyLink {
  label: string;
  url: string;
}

interface JourneyAction extends JourneyLink {
  isPrimary?: boolean;
  download?: string;
}

type Hidden = Readonly<Record<string, string | readonly string[] | null>>;

export interface JourneyForm {
  kind: 'form';
  id: string;
  action: string;
  hidden: Hidden;
  fields: FieldDefinition[];
  values: Readonly<Record<string, string>>;
  submit: string;
  isQuiet?: boolean;
  /** Label of the save button. */
  save?: string;
  notice: Phrase[];
}

export interface JourneyPost {
  kind: 'post';
  action: string;
  hidden: Hidden;
  label: string;
  note?: string;
  isPrimary?: boolean;
  /** Proof of work to solve before submitting. */
  proof?: string;
}

export interface JourneyTimes {
  kind: 'times';
  heading: string;
  note: string;
  action: string;
  hidden: Hidden;
  name: string;
  days: FreeDay[];
  chosen: string | null;
  submit: string;
  laterUrl: string | null;
}

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

export interface JourneySteps {
  kind: 'steps';
  heading: string;
  steps: { when: string; what: string; text: string }[];
}

/** In one box at the same size, with the warning below (LAW-02). */
export interface JourneyRates {
  kind: 'rates';
  heading: string | null;
  rates: NamedRate[];
  small: string[];
}

interface JourneyActions {
  kind: 'ways';
  ways: JourneyAction[];
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
  | JourneyActions
  | JourneyText;

export interface JourneyVehicle {
  name: string;
  url: string;
  price: string | null;
  facts: string;
  picture: { src: string; srcset: string; alt: string } | null;
}

export interface JourneyPageData {
  kind: 'journey';
  back: JourneyLink | null;
  /** A click reveals `masked` (VDP-11). */
  call: (JourneyLink & { masked?: string | undefined }) | null;
  /** `at`: current part's index; with `urls`, names are links. */
  progress: { parts: string[]; at: number; urls?: string[]; done?: boolean[] } | null;
  done: string | null;
  heading: string;
  lede: string;
  faults: { field: string | null; text: string }[];
  formId: string | null;
  blocks: JourneyBlock[];
  vehicle: JourneyVehicle | null;
  aside: JourneyBlock[];
}

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

/** Starts with "Error:" if there are errors (WCAG 3.3.1). */
export const journeyTitle = ({ heading, faults }: Pick<JourneyPageData, 'heading' | 'faults'>): string =>
  `${faults.length > 0 ? 'Error: ' : ''}${heading}`;

/** Fallback if the page can't be rendered. */
export const journeyText = ({ heading, lede, faults }: JourneyPageData): string =>
  [heading, lede, ...faults.map(({ text }) => text)].join('\n\n');

/** The page's copy, without controls (FORM-10). */
export const journeyCopy = (page: JourneyPageData): string =>
  [
    page.vehicle && [page.vehicle.name, page.vehicle.price].filter(Boolean).join(', '),
    journeyText(page),
    blocksText([...page.blocks, ...page.aside]),
    page.call && `Call ${page.call.masked ?? page.call.label}`,
  ]
    .filter(Boolean)
    .join('\n\n');

export const blocksText = (blocks: JourneyBlock[]): string => blocks.map(blockText).filter(Boolean).join('\n\n');

function blockText(block: JourneyBlock): string {
  switch (block.kind) {
    case 'facts':
      return headed(
        block.heading,
        block.facts.map(({ label, lines }) => `${label}: ${lines.map(phraseText).join(', ')}`),
      );
    case 'points':
      return headed(
        block.heading,
        block.points.map(({ strong, text }) => `- ${strong} ${phraseText(text)}`),
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
      return block.lines.map(phraseText).join('\n');
    default:
      return '';
  }
}

const headed = (heading: string | null, lines: string[]): string => [heading, ...lines].filter(Boolean).join('\n');
