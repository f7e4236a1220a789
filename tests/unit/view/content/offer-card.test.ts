import { describe, expect, test } from 'vitest';
import { offerPath } from '#src/domain/content/offers.ts';
import type { Model, Offer } from '#src/domain/content/content.ts';
import { offerCard } from '#src/view/content/offer-card.ts';
import { searchSite } from '../search/search-site.ts';

const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  id: 'runout',
  name: 'Runout',
  description: '<p>Cheaper.</p>',
  disclaimer: null,
  image: null,
  manufacturer: null,
  model: null,
  start: null,
  expiry: null,
  ...changes,
});
const card = (changes: Partial<Offer>) => offerCard(anOffer(changes), searchSite());
const words = (characters: number) => 'word '.repeat(characters / 5).trimEnd();

describe('offer card (OFFER-01)', () => {
  test.each([
    ['keeps 200 characters', words(200), false],
    ['cuts more at 160', `${words(200)} more`, true],
    ['keeps one with an interest rate whole', `${words(200)} 2.99% p.a. (comparison rate 3.5% p.a.)`, false],
  ])('shortens descriptions and disclaimers: %s (OFFER-01, LAW-02)', (_, text, isCut) => {
    const found = card({ description: `<p>${text}</p>`, disclaimer: text });
    expect([found.shortDescription !== null, found.shortDisclaimer !== null]).toEqual([isCut, isCut]);
    if (!isCut) return;
    expect(found.shortDisclaimer!.length).toBeLessThanOrEqual(161);
    expect(found.shortDescription).toMatch(/^<p>[^<]{100,161}<\/p>$/);
    expect(found.disclaimer).toBe(text);
  });

  test('cuts text of more than 200 characters at 160 (OFFER-01)', () => {
    const both = (count: number) => {
      const found = card({ description: `<p>${'x'.repeat(count)}</p>`, disclaimer: 'x'.repeat(count) });
      return [found.shortDescription, found.shortDisclaimer];
    };
    expect(both(200)).toEqual([null, null]);
    expect(both(201)).toEqual([`<p>${'x'.repeat(160)}…</p>`, `${'x'.repeat(160)}…`]);
  });

  test.each([
    ['Ford', 'Ranger', 'Ford Ranger'],
    ['Ford', 'Ford Ranger', 'Ford Ranger'],
    [null, 'Ranger', 'Ranger'],
    ['Ford', null, 'Ford'],
  ])('an offer from make %s for the model %s is about %s (OFFER-01)', (manufacturer, name, about) => {
    const site = searchSite();
    const models = [
      { slug: 'another', name: 'Another', image: '/another.webp' },
      ...(name === null ? [] : [{ slug: 'ranger', name, image: '/ranger.webp' }]),
    ] as Model[];
    const found = offerCard(anOffer({ manufacturer, model: name && 'ranger' }), {
      settings: site.settings,
      tenant: { ...site.tenant, models },
    });
    expect([found.about, found.image]).toEqual([about, name && '/ranger.webp']);
  });

  test('prefers its own image to the model’s, and formats its last day for the country (OFFER-01)', () => {
    const site = searchSite();
    const models = [{ slug: 'ranger', name: 'Ranger', image: '/ranger.webp' }] as Model[];
    const found = offerCard(anOffer({ model: 'ranger', image: '/own.webp', expiry: '2026-12-31' }), {
      settings: site.settings,
      tenant: { ...site.tenant, models },
    });
    expect([found.image, found.ends]).toEqual(['/own.webp', '31/12/2026']);
    expect([card({}).image, card({}).ends, card({}).about]).toEqual([null, null, '']);
  });

  test('counts only visible characters, not markup (OFFER-01)', () => {
    const text = `${'x'.repeat(199)}&amp;`;
    expect(card({ description: `<p class="lead">${text}</p>` }).shortDescription).toBeNull();
    expect(card({ description: `<p>x${text}</p>` }).shortDescription).not.toBeNull();
  });

  test('has its page at /offers/{manufacturer}/{id}, or /offers/{id} without a make (ROUTE-12)', () => {
    expect(offerPath({ id: 'runout', manufacturer: 'Land Rover' })).toBe('/offers/land-rover/runout');
    expect(offerPath({ id: 'runout', manufacturer: null })).toBe('/offers/runout');
  });
});
