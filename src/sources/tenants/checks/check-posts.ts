import { blogPath, categoryOf, isInBlog, isIntroduction } from '#src/domain/content/blog.ts';
import { pageAddress } from '../build-content.ts';
import { doubtful, wrong, type IssueDraft } from '../issue.ts';
import type { TenantDraft } from '../read-tenant.ts';

type Page = TenantDraft['pages'][number];

export function checkPosts({ pages }: TenantDraft): IssueDraft[] {
  const addresses = pages.map((page) => ({ path: pageAddress(page), author: page.frontmatter.author }));
  return pages.flatMap((page) => {
    const path = pageAddress(page);
    if (!isInBlog(path)) return ofOtherPage(page);
    return isIntroduction(path, addresses) ? ofIntroduction(page, path) : ofPost(page, path);
  });
}

const postKeys = ['date', 'updated', 'author'] as const;

const ofOtherPage = ({ name, frontmatter }: Page): IssueDraft[] =>
  postKeys
    .filter((key) => frontmatter[key] !== null)
    .map((key) =>
      wrong(
        `pages/${name}`,
        [key],
        'is only for blog posts, and this page is not one',
        'Move the file to pages/blog/, or remove the line.',
      ),
    );

function ofIntroduction({ name, frontmatter }: Page, path: string): IssueDraft[] {
  const file = `pages/${name}`;
  const unshown = [
    ...(['updated', 'author', 'image', 'action'] as const).filter((key) => frontmatter[key] !== null),
    ...(frontmatter.faq.length > 0 ? ['faq'] : []),
  ];
  return [
    ...(frontmatter.date === null
      ? []
      : [
          wrong(
            file,
            ['date'],
            `is set on the page that introduces the list ${path}`,
            `Remove the line or, if the page is a post, move it to its own URL, such as ${blogPath}/news/opening-day.`,
          ),
        ]),
    ...unshown.map((key) =>
      doubtful(
        file,
        [key],
        `is not shown: the page is the introduction to the list ${path}`,
        'A list shows only the title, lede and text of its introduction.',
      ),
    ),
  ];
}

function ofPost({ name, frontmatter: { date, updated } }: Page, path: string): IssueDraft[] {
  const file = `pages/${name}`;
  const category = categoryOf(path);
  return [
    ...(category !== null && categoryOf(category) !== null
      ? [
          wrong(
            file,
            [],
            `is ${path}: a post belongs to one category, and categories cannot be nested`,
            `Move the file up to pages${categoryOf(category)}/.`,
          ),
        ]
      : []),
    ...(date === null
      ? [
          wrong(
            file,
            ['date'],
            'is missing: a post needs its publication date',
            `Add it between the two --- lines, such as date: 2026-12-01. A page that introduces a category needs no date once there is a post below ${path}.`,
          ),
        ]
      : []),
    ...(date !== null && updated !== null && updated < date
      ? [wrong(file, ['updated'], `is ${updated}, before the post was published on ${date}`)]
      : []),
  ];
}
