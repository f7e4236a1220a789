import { describe, expect, test } from 'vitest';
import { onlineJourneysOf, type OnlineJourney } from '#src/domain/content/online-journeys.ts';
import { demoSite, demoSlugs } from '../support/demo-sites.ts';

/** Phrases used only to promise an online journey. */
const promised: Record<OnlineJourney, RegExp> = {
  checkout: /reserve (now|(quickly )?online)|secure online payment|pay (your|the) deposit online|payment gateway/i,
  finance: /pre-approved now|apply (for finance )?(now|online|in a few minutes)|one application/i,
  valuation: /value yours online|price range|get your valuation/i,
  service: /(?:book|schedule) your service online|(?:book|schedule) online/i,
};

describe.each(demoSlugs)('%s', (slug) => {
  test('advertises no online service that the site does not have (VDP-02, MENU-06)', async () => {
    const { site, context } = await demoSite(slug);
    const online = onlineJourneysOf(context.settings, context);
    const broken = Object.entries(promised)
      .filter(([journey]) => !online.has(journey as OnlineJourney))
      .flatMap(([journey, pattern]) => {
        const pages = site.pages.filter(({ file }) => pattern.test(textOf(site.text(file))));
        return pages.length > 0
          ? [
              `${journey}: ${pages.length} pages, such as ${pages[0]!.path}: ${pattern.exec(textOf(site.text(pages[0]!.file)))![0]}`,
            ]
          : [];
      });
    expect(broken).toEqual([]);
  });
});

/** Includes attributes that screen readers read. */
function textOf(html: string): string {
  const labels = [...html.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, label]) => label);
  return [html.replace(/<(script|style)[^]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' '), ...labels]
    .join(' ')
    .replace(/\s+/g, ' ');
}
