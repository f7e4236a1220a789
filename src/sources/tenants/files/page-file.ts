import * as z from 'zod';
import { link } from '#src/domain/tenant/settings/fields.ts';
import { maybePicture, maybeWords, words } from './file-fields.ts';

/** What stands between the two `---` lines of a page in `pages/`. */
export const pageFrontmatter = z.strictObject({
  path: z.string().regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, { error: 'must be a path of lower-case words, such as /about-us' }).optional().describe('Address of the page. Default: from the file\'s name, pages/about-us.md is /about-us.'),
  title: words('Heading of the page.'),
  description: words('One sentence for search engines.'),
  lede: maybeWords('The line under the heading.'),
  image: maybePicture('Picture on top.'),
  action: z.strictObject({ label: words('Words of the button.'), url: link.describe('Where it leads.') }).nullable().default(null).describe('The page\'s button. Default: the dealer\'s phone and locations.'),
  faq: z.array(z.strictObject({ question: words('As a shopper would ask.'), answer: words('Plain text.') })).default([]).describe('Questions and answers at the foot. Default: none.'),
});
export type PageFrontmatter = z.output<typeof pageFrontmatter>;
