import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSite, demoSlugs, type DemoSite } from '../support/demo-sites.ts';
import { StructureCheck } from '../support/structural-axe.ts';
import { timeLimit } from '../support/time-limit.ts';

const check = new StructureCheck();
afterAll(() => check.close());

test.each(demoSlugs)(
  'follows the structural rules of WCAG 2.2 AA on every page of %s (REG-03)',
  async (slug) => {
    const { site } = await demoSite(slug);
    const found: string[] = [];
    for (const page of site.pages) found.push(...(await check.faults(page, site.text(page.file))));
    expect(found).toEqual([]);
  },
  timeLimit(300_000),
);

describe('accessibility errors added to a page that passed (REG-03)', () => {
  let demo: DemoSite;
  beforeAll(async () => {
    demo = await demoSite('harbour-motors');
  });

  const into = (html: string, added: string) => html.replace('</main>', `${added}</main>`);
  test.each<[fault: string, rule: string, file: string, plant: (html: string) => string]>([
    ['a field without a label', 'label:', 'contact.html', (html) => into(html, '<input type="text" name="model">')],
    [
      'a label that names another field',
      'select-name:',
      'contact.html',
      (html) => html.replace(/ for="([^"]+)"/v, ' for="lost-$1"'),
    ],
    [
      'a button without a name',
      'button-name:',
      'about-us.html',
      (html) => into(html, '<button type="button"><svg></svg></button>'),
    ],
    [
      'a button that lost its name',
      'button-name:',
      'cars/index.html',
      (html) => html.replace(/(<button\b[^>]*?)\saria-label="[^"]*"/v, '$1'),
    ],
    [
      'an id that is there twice',
      'duplicate-id',
      'about-us.html',
      (html) => into(html, '<p id="twice">One</p><p id="twice">Two</p>'),
    ],
    [
      'a list with wrong children',
      'list:',
      'index.html',
      (html) => html.replace(/<ul\b[^>]*>/v, '$&<p>Not an item.</p>'),
    ],
    [
      'a link without a text',
      'link-name:',
      'cars/index.html',
      (html) => into(html, '<a href="/cars/"><span></span></a>'),
    ],
    [
      'an image without a text',
      'image-alt:',
      'index.html',
      (html) => html.replace(/(<img\b[^>]*?)\salt(?:="[^"]*")?/v, '$1'),
    ],
    [
      'a page without a language',
      'html-has-lang:',
      '404.html',
      (html) => html.replace(/(<html\b[^>]*?)\slang="[^"]*"/v, '$1'),
    ],
    [
      'a role that does not exist',
      'aria-roles:',
      'about-us.html',
      (html) => html.replace('<main', '<main role="content"'),
    ],
  ])('reports %s', async (_, rule, file, plant) => {
    const html = demo.site.text(file);
    const changed = plant(html);
    expect(changed).not.toBe(html);
    const [page] = demo.site.pages.filter((one) => one.file === file);
    expect(await check.faults(page!, html)).toEqual([]);
    expect((await check.faults(page!, changed)).join('\n')).toContain(`: ${rule}`);
  });
});
