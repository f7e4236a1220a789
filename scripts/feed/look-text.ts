import { styleText } from 'node:util';
import { formatOdometer, type DistanceUnit } from '#src/domain/vehicle/odometer.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Rejection } from '#src/sources/stock/load-stock.ts';
import { quoteCell } from '#src/sources/stock/notes.ts';
import { guessText, kindsText, muteText, nearText, percent } from '../tenants/feed-of-new-tenant.ts';
import { openColumnText } from '../tenants/open-columns.ts';
import type { ColumnSummary, FeedInspection } from './look-at-feed.ts';

const maxRejected = 20;

/** Removes control characters, which could control the terminal. */
export function feedInspectionText(look: FeedInspection): string {
  const {
    feed,
    rows,
    locale,
    columns,
    proposed,
    guesses,
    near,
    lacking,
    mute,
    open,
    kinds,
    proposedKinds,
    vehicles,
    distanceUnit,
    preview,
    rejected,
    warnings,
    waiting,
    fault,
  } = look;
  const readAs = locale === null ? '' : `, read as ${locale} (change with --locale)`;
  const isProposed = Object.keys(proposed).length > 0;
  return [
    section(`${plain(feed)}: ${rows} rows, ${columns.length} columns${readAs}`, columnLines(columns, guesses)),
    isProposed && section('Proposed for stock.mapping in settings.json', JSON.stringify(proposed, null, 2).split('\n')),
    guesses.some(({ next }) => next !== null) &&
      section(
        'Fields with a close second match',
        guesses.filter(({ next }) => next !== null).map((guess) => plain(guessText(guess))),
      ),
    near.length > 0 &&
      section(
        'Not certain enough to propose',
        near.map((candidate) => plain(nearText(candidate))),
      ),
    proposedKinds !== null &&
      section('Proposed for stockRules.itemTypes in settings.json', [
        JSON.stringify(proposedKinds),
        `Stock kinds found: ${kindsText(kinds)}`,
      ]),
    mute.length > 0 &&
      section(
        'Columns without usable values',
        mute.map((column) => plain(muteText(column))),
      ),
    open.length > 0 &&
      section(
        'Columns for you to decide on',
        open.map((column) => plain(openColumnText(column))),
      ),
    lacking.length > 0 &&
      section('Fields without a matching column', [`${lacking.join(', ')}: ask the feed's supplier`]),
    preview.length > 0 &&
      section(
        `The first ${preview.length} of ${vehicles} vehicles${waiting > 0 ? ` (${waiting} held until a question is answered, not on the site)` : ''}, as they would be read${isProposed ? ' with the proposed mapping' : ''}`,
        preview.map((vehicle) => vehicleLine(vehicle, distanceUnit)),
      ),
    rejected.length > 0 &&
      section(`Rows without a page: ${rejected.length} of ${rows}`, [
        ...rejected.slice(0, maxRejected).map(rejectedLine),
        ...(rejected.length > maxRejected ? [`… ${rejected.length - maxRejected} more (--json lists all)`] : []),
      ]),
    warnings.length > 0 && section('Warnings', warnings.map(plain)),
    fault !== null && feedErrorText(fault),
  ]
    .filter((part) => part !== false)
    .join('\n\n');
}

/** On standard output, so that pagers show it with the table. */
export const feedErrorText = (fault: string): string =>
  section(styleText('red', 'This feed cannot be used'), fault.split('\n').map(plain));

const section = (title: string, lines: string[]): string =>
  [styleText('bold', title), ...lines.map((line) => `  ${line}`)].join('\n');

function columnLines(columns: ColumnSummary[], guesses: FeedInspection['guesses']): string[] {
  const names = columns.map(({ name }) => plain(quoteCell(name)));
  const width = Math.max(0, ...names.map((name) => name.length));
  return columns.map(({ filled, examples, fields }, index) => {
    const share = `${Math.floor(filled * 100)}%`.padStart(4);
    const read = fields.map((field) => {
      const guess = guesses.find((one) => one.field === field && one.column === columns[index]!.name);
      return guess ? `→ ${field} (proposed, ${percent(guess.score)})` : field;
    });
    const meaning = read.length > 0 ? read.join(', ') : styleText('yellow', 'not read');
    return `${names[index]!.padEnd(width)} ${share}  ${meaning}: ${plain(examples.join(', ')) || 'always empty'}`;
  });
}

function vehicleLine(vehicle: Vehicle, unit: DistanceUnit): string {
  const {
    name,
    badge,
    carType,
    itemType,
    status,
    price,
    priceType,
    odometer,
    body,
    colour,
    images,
    imagesAreIllustrations,
    stockNumber,
    id,
  } = vehicle;
  const facts = [
    [name, badge].filter(Boolean).join(' '),
    carType,
    ...(status === 'in_stock' ? [] : [status]),
    ...(vehicle.showOnDealerWebsite ? [] : ['not shown']),
    price === null ? 'no price' : `${formatMoney(price)} ${priceType}`,
    odometer === null ? 'no odometer' : `odometer ${formatOdometer(odometer, unit)}`,
    ...(itemType === 'car' ? [] : [vehicleWord(vehicle)]),
    body ?? 'no body',
    colour ?? 'no colour',
    imagesAreIllustrations ? 'no photos' : `photos ${images.length}`,
    stockNumber === null ? `id ${id}` : `stock ${stockNumber}`,
  ];
  return shortened(facts.join(' | '));
}

function rejectedLine({ line, id, stockNumber, field, reason }: Rejection): string {
  const named = stockNumber === undefined ? (id === null ? '' : ` (id ${id})`) : ` (stock ${stockNumber})`;
  return shortened(`line ${line ?? '?'}${named}: ${field === null ? '' : `${field}, `}${reason}`);
}

const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');
const shortened = (text: string): string => plain(text).slice(0, 300);
