import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import { wordOfKinds } from '#src/domain/locations/regional-terms.ts';
import { placeholders } from '#src/sources/tenants/placeholders.ts';
import { capitalise } from '#src/lib/text.ts';

const { about, buying, privacy, terms, tradeIn, whyBuy, person } = placeholders.sentences;

interface Drafted {
  name: string;
  city: string;
  /** Null means cars. */
  kinds: readonly StockKind[] | null;
  picture: string | null;
}

/** The go-live check rejects each page's placeholder sentence. */
export function samplePages({ name, city, kinds, picture }: Drafted): Record<string, string> {
  const [kind, ...others] = (kinds ?? ['car']).filter((sold) => sold !== 'accessory');
  const one = wordOfKinds([kind ?? 'car', ...others], false);
  const image = picture === null ? [] : [`image: ${picture}`];
  return {
    'pages/about-us.md': page(
      'About us',
      `Who ${name} is, and what you can expect from us.`,
      [`lede: "${capitalise(one)}s in ${city}, and the people who know them."`, ...image, ...blocksOfAbout(one)],
      `${about}

## What you can count on

${whyBuy.map((promise) => `- ${promise}.`).join('\n')}
`,
    ),
    'pages/buying.md': page(
      'How buying works',
      `From the first look to the keys: how to buy a ${one} from ${name}.`,
      ['lede: "Four steps. Stop any time."', ...stepsOfBuying(one)],
      `${buying}
`,
    ),
    'pages/trade-in.md': page(
      'Trade-in',
      `Trade in your vehicle, or sell it to ${name}.`,
      ['lede: "Tell us what you have."'],
      `${tradeIn}

Bring the paperwork, the service history and all the keys.
`,
    ),
    'pages/privacy-policy.md': page(
      'Privacy policy',
      `How ${name} handles personal information.`,
      [],
      `This page explains what information ${name} collects, why, who sees it and how to ask for yours. ${privacy}
`,
    ),
    'pages/terms-and-conditions.md': page(
      'Terms and conditions',
      `Terms of use for the ${name} website.`,
      [],
      `These terms cover the use of this website. ${terms}

## Prices

What each price includes is shown next to it.

## Images

If an image is an illustration, or shows another ${one} of the same kind, the caption makes that clear.

## Your rights

Nothing on this website takes away your rights under the law.
`,
    ),
  };
}

const blocksOfAbout = (one: string): string[] => [
  'blocks:',
  '  - kind: text',
  '  - kind: team',
  '    heading: "Meet the team"',
  '    people:',
  ...['Owner', 'Sales', 'Office'].flatMap((role) => [
    `      - name: ${JSON.stringify(person)}`,
    `        role: "${role}"`,
  ]),
  '  - kind: tiles',
  '    heading: "Where to next"',
  '    tiles:',
  ...tile(`All ${one}s`, 'See what’s in stock.', '/cars/'),
  ...tile('How buying works', 'From the first look to the keys.', '/buying'),
  ...tile('Trade-in', 'Tell us about yours.', '/trade-in'),
];

const tile = (heading: string, text: string, url: string): string[] => [
  `      - heading: "${heading}"`,
  `        text: "${text}"`,
  `        url: ${url}`,
];

const stepsOfBuying = (one: string): string[] => [
  'blocks:',
  '  - kind: text',
  '  - kind: timeline',
  '    heading: "Step by step"',
  '    entries:',
  ...step(
    1,
    'Find it',
    'Search by make, body type or price. Anything you save is still there when you come back on the same device.',
  ),
  ...step(2, 'See it', `Ask if the ${one} is still here, and tell us when you’d like to come in.`),
  ...step(3, 'Agree', 'The price shows what it includes. Trading in? Tell us before you sign.'),
  ...step(4, 'Take it home', 'Arrange insurance from the day you pick it up, and bring photo ID.'),
];

const step = (number: number, heading: string, text: string): string[] => [
  `      - when: "${number}"`,
  `        heading: "${heading}"`,
  `        text: "${text}"`,
];

const page = (title: string, description: string, keys: readonly string[], body: string) =>
  `${['---', `title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`, ...keys, '---'].join('\n')}\n\n${body}`;
