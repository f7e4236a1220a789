import { expect, test } from 'vitest';
import { demoSite, demoSlugs } from '../support/demo-sites.ts';
import { stylesheetsOf } from '../../scripts/check-site/weights.ts';

/** Without spaces. */
async function rulesOf(slug: (typeof demoSlugs)[number]): Promise<{ rules: string; html: string }> {
  const { site } = await demoSite(slug);
  const html = site.text('cars/index.html');
  const rules = stylesheetsOf(html)
    .map((file) => site.text(file))
    .join('')
    .replaceAll(/\s+/g, '');
  return { rules, html };
}

test.each(demoSlugs)(
  'collapses filter groups of %s in 300 ms, or at once with reduced motion (SRCH-02)',
  async (slug) => {
    const { rules } = await rulesOf(slug);
    expect(rules).toMatch(/\.filters__group::details-content\{[^}]*transition:[^}]*height(?:300ms|\.3s)/);
    expect(rules).toMatch(/\(prefers-reduced-motion:reduce\)\{[^@]*\.filters__group::details-content\{transition:none/);
  },
);

test('shows two, three or four cards per row as the screen gets wider (SRCH-19)', async () => {
  const { rules, html } = await rulesOf('apex-motorcycles');
  expect(html).toMatch(/class="cards cards--two cards--grid/);
  expect(rules).toMatch(/width>?=?:?768px[^@]*\.cards--grid\{grid-template-columns:repeat\(3,/);
  expect(rules).toMatch(/width>?=?:?1200px[^@]*\.cards--grid\{grid-template-columns:repeat\(4,/);
});
