/** Front-matter blocks (docs/recipes/blocks.md). */
import * as z from 'zod';
import { link, maybeText, nullable, withDefault } from '#src/domain/tenant/settings/fields.ts';
import { isoDate, maybeImage, imageSource, requiredText } from './file-fields.ts';

const action = nullable(
  z.strictObject({ label: requiredText('Button label.'), url: link.describe('Where it links to.') }),
  'A button.',
);
const alt = withDefault(
  z.string(),
  '',
  'Describes the image for people who can’t see it.',
  'none, for a decorative image',
);
const imageField = imageSource.describe('An image: a file in images/, or a URL.');
const film = z
  .string()
  .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\.(mp4|webm)$/i, { error: 'must be a video in images/ (mp4 or webm)' });
const captions = z
  .string()
  .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\.vtt$/i, { error: 'must be a captions file in images/ (vtt)' });
const https = z.url({ protocol: /^https$/, error: 'must be a URL that starts with https://' });
const some = <T extends z.ZodType>(item: T, doc: string) => z.array(item).min(1).describe(doc);

const kinds = {
  text: {},
  hero: {
    image: imageField,
    alt,
    heading: requiredText('Large heading.'),
    text: maybeText('A sentence below the heading.'),
    action,
  },
  split: {
    image: imageField,
    alt,
    heading: requiredText('Heading next to the image.'),
    text: requiredText('Text next to the image, in Markdown.'),
    side: withDefault(z.enum(['left', 'right']), 'left', 'Side of the image on wide screens.'),
    action,
  },
  questions: {
    heading: withDefault(z.string().trim().min(1), 'Questions and answers', 'Heading.'),
    items: some(
      z.strictObject({
        question: requiredText('The question, as a shopper would ask it.'),
        answer: requiredText('Plain text.'),
      }),
      'Questions and their answers.',
    ),
  },
  gallery: {
    heading: requiredText('Heading.'),
    pictures: some(
      z.strictObject({
        image: imageField,
        alt: requiredText('Description of the image, for people who can’t see it.'),
        caption: maybeText('Caption below the image.'),
      }),
      'Images; each opens at full size.',
    ),
  },
  form: {},
  team: {
    heading: requiredText('Heading.'),
    text: maybeText('A sentence below it.'),
    people: some(
      z.strictObject({
        name: requiredText('Their name.'),
        role: requiredText('Their role.'),
        image: maybeImage('Portrait.'),
        text: maybeText('A sentence about them.'),
        phone: maybeText('Their direct number.'),
        email: nullable(z.email(), 'Their email address.'),
      }),
      'The people, in order.',
    ),
  },
  tiles: {
    heading: maybeText('Heading.'),
    tiles: some(
      z.strictObject({
        heading: requiredText('Tile heading.'),
        text: requiredText('A sentence.'),
        url: link.describe('Where it links to.'),
        image: maybeImage('Image at the top.'),
      }),
      'Links to other pages.',
    ),
  },
  numbers: {
    heading: maybeText('Heading.'),
    numbers: some(
      z.strictObject({
        value: requiredText('The figure, with its unit. Example: "94".'),
        label: requiredText('Text that explains the figure.'),
        basis: maybeText('Start date or source of the figure.'),
      }),
      'Figures the dealer can prove.',
    ),
  },
  video: {
    heading: requiredText('Topic of the video.'),
    text: maybeText('A sentence below it.'),
    image: maybeImage('Image shown until someone clicks play.'),
    film: nullable(film, 'A video in images/, mp4 or webm. It loads when someone clicks play.'),
    captions: nullable(captions, "The video's captions in images/, vtt."),
    watch: nullable(
      https,
      'Instead of film: the URL of the page that shows the video. A YouTube or Vimeo video plays here when clicked; any other URL is a link.',
    ),
  },
  timeline: {
    heading: requiredText('Heading.'),
    entries: some(
      z.strictObject({
        when: requiredText('Year or date. Example: "1987".'),
        heading: requiredText('Name of the event.'),
        text: maybeText('A sentence about it.'),
      }),
      'Events, oldest first.',
    ),
  },
  positions: {
    heading: withDefault(z.string().trim().min(1), 'Open positions', 'Heading.'),
    none: withDefault(
      z.string().trim().min(1),
      'We have no openings right now. Get in touch anyway: we read every application.',
      'Shown when there are no open positions.',
    ),
    positions: withDefault(
      z.array(
        z.strictObject({
          title: requiredText('Job title.'),
          place: requiredText('Location of the job. Example: "Artarmon".'),
          hours: requiredText('Working hours. Example: "Full time".'),
          posted: isoDate.describe('The day it was advertised.'),
          closes: nullable(
            isoDate,
            'Last day to apply; the position is shown until then.',
            'none, shown until removed',
          ),
          text: requiredText('Job description, in Markdown.'),
        }),
      ),
      [],
      'Vacancies.',
    ),
  },
  stock: {
    heading: requiredText('Heading.'),
    list: z
      .string()
      .regex(/^\/(cars\/|search(\/[a-z0-9-]+){1,2})$/, {
        error: 'must be /cars/ or the path of a list, such as /search/kia/sportage',
      })
      .describe('Which stock list to show. If it is empty, the block is hidden.'),
    count: withDefault(z.int().min(1).max(8), 4, 'Number of vehicles.'),
  },
  disclosures: {},
} satisfies Record<string, z.ZodRawShape>;

export const blockKinds = Object.keys(kinds) as (keyof typeof kinds)[];

const blockDocs: Record<keyof typeof kinds, string> = {
  text: "Position of the page's own text.",
  hero: 'A large image with text over it.',
  split: 'An image next to text.',
  questions: 'Expandable questions and answers.',
  gallery: 'Images side by side.',
  form: "Position of the page's form.",
  team: 'People with their roles.',
  tiles: 'Links, as tiles.',
  numbers: 'Figures in a row.',
  video: 'A video that plays when clicked.',
  timeline: 'Events in order.',
  positions: 'Vacancies.',
  stock: 'Vehicles from a list.',
  disclosures: 'On the privacy page: position of the disclosures that follow from the settings.',
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
