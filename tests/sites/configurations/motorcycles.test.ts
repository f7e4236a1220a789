import { beforeAll, describe, expect, test } from 'vitest';
import { structuredData } from '../../support/references.ts';
import { demoSite, type DemoSite } from '../../support/demo-sites.ts';
import { words } from '../../support/text.ts';

let demo: DemoSite;
beforeAll(async () => { demo = await demoSite('apex-motorcycles'); });

describe('a motorcycle shop', () => {
  test('REG-02 lists, menus and pages speak of motorcycles', () => {
    expect(words(demo.site.page('/cars/').querySelector('h1')).toLowerCase()).toContain('motorcycle');
    expect(words(demo.site.page('/').querySelector('header nav'))).toContain('All motorcycles');
    const wrong = demo.site.pages.filter(({ kind }) => kind !== 'content').flatMap(({ path }) => /\b(this|similar|all|these|used|new|demo|\d+) (cars?|vans?)\b/i.exec(words(demo.site.page(path)))?.[0] ?? []);
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('REG-02 a search engine is told of motorcycles', () => {
    for (const { file, path } of demo.site.ofKind('vehicle')) {
      expect(structuredData(demo.site.text(file)).map((object) => object['@type']), path).toContain('Motorcycle');
    }
  });

  test('REG-02 facts of a card are those of a bike: engine, not doors', () => {
    const facts = demo.site.page('/cars/').querySelectorAll('.vehicle-card__facts li').map((fact) => `${fact.getAttribute('title')} ${words(fact)}`);
    expect(facts.length).toBeGreaterThan(20);
    expect(facts.filter((fact) => fact.startsWith('Engine')).length).toBeGreaterThan(5);
    expect(facts.filter((fact) => /doors|seats/i.test(fact))).toEqual([]);
  });

  test('PRICE-01 prices are ride away, in the dealer’s word for it', () => {
    const labels = new Set(demo.site.page('/search/new-cars').querySelectorAll('.vehicle-card__price-type').map(words));
    expect([...labels]).toEqual(['Ride away']);
  });

  test('CONF-03 a number that is not masked stands there in full', () => {
    expect(demo.site.pages.filter(({ file }) => demo.site.text(file).includes('•')).map(({ path }) => path)).toEqual([]);
  });
});
