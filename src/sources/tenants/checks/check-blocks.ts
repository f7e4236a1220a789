import { isInBlog, isIntroduction } from '#src/domain/content/blog.ts';
import { formOfPage } from '#src/domain/content/page-form.ts';
import { localDate } from '#src/lib/dates.ts';
import { pageAddress } from '../build-content.ts';
import { doubtful, wrong, type IssueDraft } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

type Page = CheckedDraft['pages'][number];
type Written = Page['frontmatter']['blocks'][number];

/** Allowed once per page. */
const singleUseKinds: readonly Written['kind'][] = ['text', 'form', 'disclosures'];

export function checkBlocks(draft: CheckedDraft): IssueDraft[] {
  const addresses = draft.pages.map((page) => ({ path: pageAddress(page), author: page.frontmatter.author }));
  return draft.pages.flatMap((page) => {
    const { blocks } = page.frontmatter;
    if (blocks.length === 0) return [];
    const path = pageAddress(page);
    if (isInBlog(path) && isIntroduction(path, addresses))
      return [
        doubtful(
          `pages/${page.name}`,
          ['blocks'],
          `is not shown: the page is the introduction to the list ${path}`,
          'A list shows only the title, lede and text of its introduction.',
        ),
      ];
    return blocks.flatMap((block, index) => [
      ...repeated(page, block, index),
      ...misplaced(page, block, index, draft),
      ...contradicting(page, block, index, draft),
    ]);
  });
}

function repeated({ name, frontmatter: { blocks } }: Page, { kind }: Written, index: number): IssueDraft[] {
  const first = blocks.findIndex((block) => block.kind === kind);
  return singleUseKinds.includes(kind) && first < index
    ? [wrong(`pages/${name}`, ['blocks', index, 'kind'], `is a second "${kind}" block`, 'Use it once per page.')]
    : [];
}

function misplaced(page: Page, { kind }: Written, index: number, { settings }: CheckedDraft): IssueDraft[] {
  const [file, at, path] = [`pages/${page.name}`, ['blocks', index, 'kind'], pageAddress(page)];
  if (kind === 'form' && formOfPage({ path, form: page.frontmatter.form }, settings) === null)
    return [
      wrong(file, at, 'is "form", but the page has no form', 'Set one in the frontmatter, such as form: enquiry.'),
    ];
  if (kind === 'disclosures' && path !== settings.forms.privacyPath)
    return [
      wrong(
        file,
        at,
        `is "disclosures", which belongs on the privacy page, ${settings.forms.privacyPath}`,
        'Remove the block, or name this page in forms.privacyPath.',
      ),
    ];
  return [];
}

function contradicting({ name }: Page, block: Written, index: number, { settings, now }: CheckedDraft): IssueDraft[] {
  const [file, at] = [`pages/${name}`, ['blocks', index]];
  if (block.kind === 'video' && (block.film === null) === (block.watch === null))
    return [
      wrong(
        file,
        at,
        block.film === null ? 'has neither film nor watch' : 'has both a film and a watch URL',
        'Set film to a file in images/, or watch to the URL of the page that shows the video.',
      ),
    ];
  if (block.kind !== 'positions') return [];
  const today = localDate(now, settings.regional.timeZone);
  return block.positions.flatMap(({ title, posted, closes }, number) => {
    const path = [...at, 'positions', number, 'closes'];
    if (closes !== null && closes < posted)
      return [wrong(file, path, `is ${closes}, before the position was posted on ${posted}`)];
    return closes !== null && closes < today
      ? [
          doubtful(
            file,
            path,
            `is ${closes}, so ${title} is no longer shown`,
            'Remove the position, or set a new closing date.',
          ),
        ]
      : [];
  });
}
