/** Page blocks in front matter (docs/recipes/blocks.md). */
import * as z from 'zod';
import { link, maybeText, nullable, withDefault } from '#src/domain/tenant/settings/fields.ts';
import { isoDate, maybePicture, picture, words } from './file-fields.ts';

const action = nullable(
  z.strictObject({ label: words('Words of the button.'), url: link.describe('Where it leads.') }),
  'A button.',
);
const alt = withDefault(
  z.string(),
  '',
  'What the picture shows, for those who do not see it.',
  'none: it adds nothing',
);
const shown = picture.describe('A picture: a file in images/, or an address.');
const film = z
  .string()
  .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\.(mp4|webm)$/i, { error: 'must be a film in images/ (mp4 or webm)' });
const captions = z
  .string()
  .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\.vtt$/i, { error: 'must be a file of captions in images/ (vtt)' });
const https = z.url({ protocol: /^https$/, error: 'must be an address that starts with https://' });
const some = <T extends z.ZodType>(item: T, doc: string) => z.array(item).min(1).describe(doc);

const kinds = {
  text: {},
  hero: { image: shown, alt, heading: words('Large words.'), text: maybeText('A sentence under them.'), action },
  split: {
    image: shown,
    alt,
    heading: words('Heading beside the picture.'),
    text: words('Text beside the picture, Markdown.'),
    side: withDefault(z.enum(['left', 'right']), 'left', 'Where the picture stands on wide screens.'),
    action,
  },
  questions: {
    heading: withDefault(z.string().trim().min(1), 'Questions and answers', 'Heading.'),
    items: some(
      z.strictObject({ question: words('As a shopper would ask.'), answer: words('Plain text.') }),
      'Questions with their answers.',
    ),
  },
  gallery: {
    heading: words('Heading.'),
    pictures: some(
      z.strictObject({
        image: shown,
        alt: words('What it shows, for those who do not see it.'),
        caption: maybeText('Under the picture.'),
      }),
      'Pictures; each opens in full.',
    ),
  },
  form: {},
  team: {
    heading: words('Heading.'),
    text: maybeText('A sentence under it.'),
    people: some(
      z.strictObject({
        name: words('Their name.'),
        role: words('What they do.'),
        image: maybePicture('Portrait.'),
        text: maybeText('A sentence about them.'),
        phone: maybeText('Their own number.'),
        email: nullable(z.email(), 'Their own address.'),
      }),
      'Who they are, in order.',
    ),
  },
  tiles: {
    heading: maybeText('Heading.'),
    tiles: some(
      z.strictObject({
        heading: words('Words of the tile.'),
        text: words('A sentence.'),
        url: link.describe('Where it leads.'),
        image: maybePicture('Picture on top.'),
      }),
      'Ways on from here.',
    ),
  },
  numbers: {
    heading: maybeText('Heading.'),
    numbers: some(
      z.strictObject({
        value: words('The figure, with its unit. Example: "94".'),
        label: words('What it counts.'),
        basis: maybeText('Since when, or by whose count.'),
      }),
      'Figures that the dealer can prove.',
    ),
  },
  video: {
    heading: words('What the film is about.'),
    text: maybeText('A sentence under it.'),
    image: maybePicture('Shown until somebody presses play.'),
    film: nullable(film, 'A film in images/, mp4 or webm. It loads when somebody presses play.'),
    captions: nullable(captions, "The film's captions in images/, vtt."),
    watch: nullable(
      https,
      'Instead of a film: the page elsewhere that shows it. A film at YouTube or Vimeo plays here once it is pressed; any other address is a link.',
    ),
  },
  timeline: {
    heading: words('Heading.'),
    entries: some(
      z.strictObject({
        when: words('Year or date. Example: "1987".'),
        heading: words('What happened.'),
        text: maybeText('A sentence about it.'),
      }),
      'What happened, oldest first.',
    ),
  },
  positions: {
    heading: withDefault(z.string().trim().min(1), 'Open positions', 'Heading.'),
    none: withDefault(
      z.string().trim().min(1),
      'Nothing is open at the moment. Write to us all the same: we read every application.',
      'Said while nothing is open.',
    ),
    positions: withDefault(
      z.array(
        z.strictObject({
          title: words('What it is called.'),
          place: words('Where it is. Example: "Artarmon".'),
          hours: words('How much work it is. Example: "Full time".'),
          posted: isoDate.describe('The day it was advertised.'),
          closes: nullable(isoDate, 'Last day to apply; it shows until then.', 'none, until it is removed'),
          text: words('What it is, Markdown.'),
        }),
      ),
      [],
      'Vacancies.',
    ),
  },
  stock: {
    heading: words('Heading.'),
    list: z
      .string()
      .regex(/^\/(cars\/|search(\/[a-z0-9-]+){1,2})$/, {
        error: 'must be /cars/ or the path of a list, such as /search/kia/sportage',
      })
      .describe('Which list of the stock. While it is empty the block shows nothing.'),
    count: withDefault(z.int().min(1).max(8), 4, 'How many vehicles.'),
  },
  disclosures: {},
} satisfies Record<string, z.ZodRawShape>;

export const blockKinds = Object.keys(kinds) as (keyof typeof kinds)[];

const blockDocs: Record<keyof typeof kinds, string> = {
  text: "Where the page's own text stands.",
  hero: 'A large picture with words over it.',
  split: 'A picture beside a text.',
  questions: 'Questions that open.',
  gallery: 'Pictures side by side.',
  form: "Where the page's form stands.",
  team: 'People with their roles.',
  tiles: 'Ways on, as tiles.',
  numbers: 'Figures in a row.',
  video: 'A film, behind a press.',
  timeline: 'What happened when.',
  positions: 'Vacancies.',
  stock: 'Vehicles of a list.',
  disclosures: 'On the privacy page: where what the settings make true is said.',
};

const blockOf = <K extends keyof typeof kinds>(kind: K) =>
  z.strictObject({ kind: z.literal(kind).describe(blockDocs[kind]), ...kinds[kind] });

export const pageBlock = z.discriminatedUnion('kind', [
  blockOf('text'),
  blockOf('hero'),
  blockOf('split'),
  blockOf('questions'),
  blockOf('gallery'),
  blockOf('form'),
  blockOf('team'),
  blockOf('tiles'),
  blockOf('numbers'),
  blockOf('video'),
  blockOf('timeline'),
  blockOf('positions'),
  blockOf('stock'),
  blockOf('disclosures'),
]);
