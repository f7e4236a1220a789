import * as z from 'zod';
import { link, maybeText, nullable, optional, withDefault } from '#src/domain/tenant/settings/fields.ts';
import { pageForms } from '#src/domain/content/page-form.ts';
import { pageBlock } from './block-fields.ts';
import { isoDate, maybeImage, requiredText } from './file-fields.ts';

export const pageFrontmatter = z.strictObject({
  path: optional(
    z
      .string()
      .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, { error: 'must be a path of lower-case words, such as /about-us' }),
    'URL path of the page.',
    'from the file name: pages/about-us.md is /about-us',
  ),
  title: requiredText('Heading of the page.'),
  description: requiredText('One sentence for search engines.'),
  lede: maybeText('The line under the heading.'),
  image: maybeImage('Image at the top.'),
  action: nullable(
    z.strictObject({ label: requiredText('Button label.'), url: link.describe('Where it links to.') }),
    "The page's button.",
    "the dealer's phone and locations",
  ),
  faq: withDefault(
    z.array(
      z.strictObject({
        question: requiredText('The question, as a shopper would ask it.'),
        answer: requiredText('Plain text.'),
      }),
    ),
    [],
    'Questions and answers at the bottom of the page.',
  ),
  blocks: withDefault(
    z.array(pageBlock),
    [],
    'Parts of the page in order, each with its kind: text (position of the Markdown, otherwise first), hero, split, questions, gallery, form (otherwise last), team, tiles, numbers, video, timeline, positions, stock, disclosures.',
  ),
  form: nullable(
    z.enum([...pageForms, 'none']),
    'The form at the bottom of the page: "enquiry" (asks what it is about), "contact", "test-drive", "service", "parts", "fleet", "careers", or "none".',
    'depends on the URL: /contact, /book-test-drive, /service, /vehicle-parts-and-accessories, /parts/search, /fleet and /careers have their own',
  ),
  date: nullable(
    isoDate,
    "For a post (a page below /blog): its publication date, in the dealer's time zone. Every post needs one and no other page may have one; the post is shown from that day on. Example: 2026-12-01.",
    'none, for pages that are not posts',
  ),
  updated: nullable(isoDate, 'For a post: the date of its last significant change.'),
  author: maybeText('For a post: its author. If none is set, search engines see the dealer as the author.'),
});
export type PageFrontmatter = z.output<typeof pageFrontmatter>;
