import type { Locale } from '#src/domain/places/regional-terms.ts';
import { bodyTypes, drives, fuels, transmissions } from '#src/domain/vehicle/vehicle.ts';
import { feedBodies, feedDrives, feedFuels, feedTransmissions } from '#src/domain/vocabulary/feed-words.ts';
import {
  indexedBodies,
  indexedBodiesInAmerica,
  indexedDrives,
  indexedFuels,
  indexedTransmissions,
} from '#src/domain/vocabulary/indexed-words.ts';
import { bodyLabel, bodySlug, driveLabel, fuelLabel, transmissionLabel } from '#src/domain/vocabulary/labels.ts';
import {
  typedBodies,
  typedDrives,
  typedFuels,
  typedFuelsInAmerica,
  typedTransmissions,
} from '#src/domain/vocabulary/typed-words.ts';

export const vocabularyFile = new URL('../../docs/vocabulary.md', import.meta.url);

const head = `# Vocabulary

What a value is called: on the screen, in addresses, by shoppers who type it, in the index, and in feeds. Written by \`npm run schema\` from \`src/domain/vocabulary\`; a test holds it.

Typed words and feeds' spellings are compared as letters and digits alone: "Plug-in" is \`plugin\`. A value's own key and labels are always understood. Feeds' spellings that follow a pattern ("6 speed automatic") are read in \`src/sources/stock/transforms/words.ts\`.
`;

/** Only where Americans use another word. */
const abroad = (label: (locale: Locale) => string): string => {
  const american = label('en-US');
  return american === label('en-AU') ? '' : american;
};
const code = (words = ''): string => (words === '' ? '' : `\`${words}\``);
const both = (words?: string, american?: string): string =>
  [code(words), american === undefined ? '' : `US: ${code(american)}`].filter(Boolean).join(' ');

const table = (heading: string, columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [`## ${heading}`, '', columns, columns.map(() => '---'), ...rows]
    .map((line) => (typeof line === 'string' ? line : `| ${line.join(' | ')} |`))
    .join('\n');

const body = table(
  'Bodies',
  ['Key', 'Label, plural', 'In the United States', 'Address', 'Typed', 'In the index', 'Feeds'],
  bodyTypes.map((one) => [
    code(one),
    `${bodyLabel(one)}, ${bodyLabel(one, { plural: true })}`,
    abroad((locale) => bodyLabel(one, { locale })),
    code(`/search/${bodySlug(one)}`),
    code(typedBodies[one]),
    both(indexedBodies[one], indexedBodiesInAmerica[one]),
    code(feedBodies[one]),
  ]),
);

const columns = ['Key', 'Label', 'In the United States', 'Typed', 'In the index', 'Feeds'];

const fuel = table(
  'Fuels',
  columns,
  fuels.map((one) => [
    code(one),
    fuelLabel(one),
    abroad((locale) => fuelLabel(one, locale)),
    both(typedFuels[one], typedFuelsInAmerica[one]),
    code(indexedFuels[one]),
    both(feedFuels[one], typedFuelsInAmerica[one]),
  ]),
);

const transmission = table(
  'Gearboxes',
  columns,
  transmissions.map((one) => [
    code(one),
    transmissionLabel(one),
    '',
    code(typedTransmissions[one]),
    code(indexedTransmissions[one]),
    code(feedTransmissions[one]),
  ]),
);

const drive = table(
  'Drives',
  columns,
  drives.map((one) => [
    code(one),
    `${driveLabel(one)}, ${driveLabel(one, { short: true })}`,
    '',
    code(typedDrives[one === 'four' ? 'fourOrAll' : one]),
    code(indexedDrives[one]),
    code(feedDrives[one]),
  ]),
);

const either = `\`${typedDrives.frontOrRear}\` mean either of the two-wheel drives.\n`;

export const vocabularyPage = [head.trimEnd(), body, fuel, transmission, drive, either].join('\n\n');
