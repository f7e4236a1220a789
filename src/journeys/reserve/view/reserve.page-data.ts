import type { IconName } from '#src/ui/icon-names.ts';

export interface ReserveField {
  name: 'name' | 'phone' | 'email' | 'visit';
  label: string;
  hint: string | null;
  isOptional: boolean;
  value: string;
  fault: string | null;
  /** Null for a text field. */
  options: { value: string; label: string }[] | null;
}

export interface ReserveNotice {
  tone: 'plain' | 'good' | 'warn' | 'bad';
  strong: string;
  text: string;
}

export interface ReserveLink {
  label: string;
  url: string;
  isPrimary?: boolean;
  icon?: IconName | undefined;
  download?: string;
  /** Revealed by a click (VDP-11); until then, `label` shows part of it. */
  masked?: string | undefined;
}

export interface ReservePost {
  label: string;
  action: string;
  fields: Record<string, string>;
  isPrimary?: boolean;
}

interface ReserveRow {
  label: string;
  value: string;
  change?: { url: string; what: string };
}

export interface ReserveCar {
  name: string;
  detail: string;
  further: string;
  price: string;
  priceLabel: string;
  url: string;
  image: { src: string; srcset: string | null; alt: string } | null;
}

export interface ReserveSummary extends ReserveCar {
  rows: ReserveRow[];
  note: string | null;
}

export interface ReserveOther {
  car: ReserveCar;
  post: ReservePost | null;
}

export type ReservePart =
  | { kind: 'notice'; notice: ReserveNotice }
  | { kind: 'details'; fields: ReserveField[]; action: string; button: string; notice: string; privacyUrl: string }
  | { kind: 'rows'; rows: ReserveRow[] }
  | { kind: 'money'; heading: string; cards: { when: string; strong: string; text: string }[] }
  | {
      kind: 'terms';
      heading: string;
      terms: { icon: IconName; strong: string; text: string }[];
      more: ReserveLink | null;
    }
  | { kind: 'agree'; sentence: string; post: ReservePost; note: string }
  | { kind: 'reference'; ok: string; heading: string; rows: ReserveRow[]; sent: string }
  | { kind: 'timeline'; heading: string; steps: { when: string; strong: string; text: string; isDone: boolean }[] }
  | { kind: 'ways'; ways: (ReserveLink | ReservePost)[] }
  | { kind: 'others'; heading: string; others: ReserveOther[] }
  | { kind: 'small'; text: string; link: ReserveLink | null }
  | { kind: 'bank'; bank: PracticeBank };

export interface PracticeBank {
  title: string;
  detail: string;
  amount: string;
  action: string;
  fields: Record<string, string>;
  challenge: { label: string; hint: string; fault: string | null } | null;
  outcomes: { value: string; label: string; text: string }[];
  button: string;
  leave: ReserveLink;
  foot: string;
}

export interface ReserveAside {
  links: ReserveLink[];
  cancel: { summary: string; text: string; post: ReservePost } | null;
  canPrint: boolean;
  place: { name: string; detail: string; hours: string; call: ReserveLink | null } | null;
}

export interface ReservePageData {
  kind: 'reserve';
  /** Document title, with "Error: " if there are errors. */
  title: string;
  back: ReserveLink | null;
  steps: { labels: string[]; current: number } | null;
  heading: string | null;
  lede: string | null;
  faults: { field: string; text: string }[];
  parts: ReservePart[];
  car: ReserveSummary | null;
  aside: ReserveAside | null;
}

export const reservePageText = ({ heading, lede, parts }: ReservePageData): string =>
  [heading, lede, ...parts.flatMap(partText)].filter(Boolean).join('\n\n');

function partText(part: ReservePart): (string | null)[] {
  if (part.kind === 'notice') return [part.notice.strong, part.notice.text];
  if (part.kind === 'reference')
    return [part.heading, part.ok, part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')];
  if (part.kind === 'rows') return [part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')];
  return part.kind === 'small' ? [part.text] : [];
}
