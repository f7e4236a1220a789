import * as z from 'zod';
import { link, maybeText, nullable, optional, withDefault } from '#src/domain/tenant/settings/fields.ts';
import { pageForms } from '#src/domain/content/page-form.ts';
import { pageBlock } from './block-fields.ts';
import { isoDate, maybePicture, words } from './file-fields.ts';

export const pageFrontmatter = z.strictObject({
  path: optional(
    z
      .string()
      .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, { error: 'must be a path of lower-case words, such as /about-us' }),
    'Address of the page.',
    "from the file's name, pages/about-us.md is /about-us",
  ),
  title: words('Heading of the page.'),
  description: words('One sentence for search engines.'),
  lede: maybeText('The line under the heading.'),
  image: maybePicture('Picture on top.'),
  action: nullable(
    z.strictObject({ label: words('Words of the button.'), url: link.describe('Where it leads.') }),
    "The page's button.",
    "the dealer's phone and locations",
  ),
  faq: withDefault(
    z.array(z.strictObject({ question: words('As a shopper would ask.'), answer: words('Plain text.') })),
    [],
    'Questions and answers at the foot.',
  ),
  blocks: withDefault(
    z.array(pageBlock),
    [],
    'Parts of the page in their order, each with its kind: text (where the Markdown stands, else first), hero, split, questions, gallery, form (else last), team, tiles, numbers, video, timeline, positions, stock, disclosures.',
  ),
  form: nullable(
    z.enum([...pageForms, 'none']),
    'The form at the foot: "enquiry" (asks what it is about), "contact", "test-drive", "service", "parts", "fleet", "careers", or "none".',
    'by its address: /contact, /book-test-drive, /service, /vehicle-parts-and-accessories, /parts/search, /fleet and /careers have theirs',
  ),
  date: nullable(
    isoDate,
    "Of a post, which is a page below /blog: the day it was published, in the dealer's time zone. Every post has one, and no other page; the post shows from that day on. Example: 2026-12-01.",
    'none, for pages that are no posts',
  ),
  updated: nullable(isoDate, 'Of a post: the day of its last change worth telling.'),
  author: maybeText('Of a post: who wrote it. Without one, search engines are told the dealer.'),
});
export type PageFrontmatter = z.output<typeof pageFrontmatter>;
