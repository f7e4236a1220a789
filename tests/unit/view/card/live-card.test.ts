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
  'shows the dealer’s label %s on a card sold while the page is open (RES-07, CARD-02, CARD-03)',
  (label) => {
    vi.stubGlobal('document', { documentElement: { dataset: { live: label } } });
    expect(liveCard(card, { state: 'sold', until: null }, soldLabel())).toMatchObject({
      tag: { kind: 'sold', label },
      actions: [],
    });
  },
);

test('writes the dealer’s sold label into the pages of both templates (RES-07)', () => {
  for (const template of ['showroom', 'marketplace'])
    expect(readFileSync(`src/templates/${template}/Layout.astro`, 'utf8')).toContain(
      'data-live={context.settings.reserve.shown ? context.settings.stockRules.soldLabel : undefined}',
    );
});

test('shows a compared vehicle as reserved or sold when that happens while the page is open (RES-07, CMP-01)', () => {
  const settings = publicSettings();
  const availability = (state: 'held' | 'sold') => {
    const [group] = compareFacts([liveVehicle(aVehicle(), { state, until: null })], settings);
    return group?.lines.find(({ label }) => label === 'Availability')?.values;
  };
  expect(availability('held')).toEqual(['Reserved']);
  expect(availability('sold')).toEqual(['Sold']);
});

test('tags a held card as Reserved, and does not change a card that was already sold (RES-07)', () => {
  expect(liveCard(card, { state: 'held', until: null }, 'SOLD').tag).toEqual({ kind: 'reserved', label: 'Reserved' });
  const sold = { ...card, sold: true };
  expect(liveCard(sold, { state: 'held', until: null }, 'SOLD')).toBe(sold);
});
