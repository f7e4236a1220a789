import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { soldLabel } from '#src/features/vehicle-card/live-states.store.ts';
import { compareFacts } from '#src/domain/card/compare-facts.ts';
import type { CardData } from '#src/view/card/card.ts';
import { liveCard, liveVehicle } from '#src/view/card/live-card.ts';
import { aVehicle, publicSettings } from '../../../fixtures/vehicles.ts';

afterEach(() => vi.unstubAllGlobals());

const card = {
  sold: false,
  tag: null,
  actions: [{ kind: 'reserve', label: 'Reserve Now', url: '/x' }],
} as unknown as CardData;

test.each(['JUST SOLD', 'Just Sold', 'SOLD'])(
  'a card that sells while the page is open says %s, as the dealer set it (RES-07, CARD-02, CARD-03)',
  (label) => {
    vi.stubGlobal('document', { documentElement: { dataset: { live: label } } });
    expect(liveCard(card, { state: 'sold', until: null }, soldLabel())).toMatchObject({
      tag: { kind: 'sold', label },
      actions: [],
    });
  },
);

test('both templates write the dealer’s word of a sale into their pages (RES-07)', () => {
  for (const template of ['showroom', 'marketplace'])
    expect(readFileSync(`src/templates/${template}/Layout.astro`, 'utf8')).toContain(
      'data-live={context.settings.reserve.shown ? context.settings.stockRules.soldLabel : undefined}',
    );
});

test('a compared vehicle that was held or sold while the page is open is not said to be in stock (RES-07, CMP-01)', () => {
  const settings = publicSettings();
  const availability = (state: 'held' | 'sold') => {
    const [group] = compareFacts([liveVehicle(aVehicle(), { state, until: null })], settings);
    return group?.lines.find(({ label }) => label === 'Availability')?.values;
  };
  expect(availability('held')).toEqual(['Reserved']);
  expect(availability('sold')).toEqual(['Sold']);
});

test('what is held by somebody keeps its word, and what was sold before stays as it was built (RES-07)', () => {
  expect(liveCard(card, { state: 'held', until: null }, 'SOLD').tag).toEqual({ kind: 'reserved', label: 'Reserved' });
  const sold = { ...card, sold: true };
  expect(liveCard(sold, { state: 'held', until: null }, 'SOLD')).toBe(sold);
});
