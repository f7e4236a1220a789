import { describe, expect, test } from 'vitest';
import type { OnlineJourneys } from '#src/domain/content/online-journeys.ts';
import { valuePropositions } from '#src/domain/content/value-propositions.ts';
import { aContext, aTenant } from '../../fixtures/vehicles.ts';

const of = (settings: Record<string, unknown>, paths: string[] = []) =>
  valuePropositions(aContext(aTenant({ settings }), paths));
const texts = (settings: Record<string, unknown>, online: OnlineJourneys = new Set(['checkout', 'finance'])) =>
  valuePropositions(aContext(aTenant({ settings })), online).map(({ text }) => text);

describe('value propositions beside the search', () => {
  test.each([
    [
      'a dealer that reserves online and lends',
      { reserve: { shown: true }, finance: { shown: true } },
      ['Reserve Quickly Online', 'Secure Online Payments', 'Apply For Finance'],
    ],
    ['one that only reserves', { reserve: { shown: true } }, ['Reserve Quickly Online', 'Secure Online Payments']],
    ['one that asks for no deposit', { reserve: { shown: true, deposit: 0 } }, ['Reserve Quickly Online']],
    ['one that only lends', { finance: { shown: true } }, ['Apply For Finance']],
    [
      'one that never shows finance',
      { reserve: { shown: true }, finance: { shown: true, neverShow: true } },
      ['Reserve Quickly Online', 'Secure Online Payments'],
    ],
    ['one that does neither', {}, []],
    [
      'a dealer with its own texts',
      { header: { valuePropositions: ['No doc fee', 'Finance without fuss'] } },
      ['No doc fee', 'Finance without fuss'],
    ],
  ])('shows only promises that are true for %s (MENU-06)', (_, settings, expected) => {
    expect(texts(settings)).toEqual(expected);
  });

  test('replaces promises of missing online journeys with true ones (MENU-06)', () => {
    const both = { reserve: { shown: true }, finance: { shown: true } };
    expect(texts(both, new Set())).toEqual(['Held While You Decide', 'Ask About Finance']);
    expect(texts(both, new Set(['finance']))).toEqual(['Held While You Decide', 'Apply For Finance']);
    expect(texts({ ...both, header: { valuePropositions: ['Pay online in our app'] } }, new Set())).toEqual([
      'Pay online in our app',
    ]);
  });

  test('links the finance promise to the dealer’s finance page, if there is one (MENU-06)', () => {
    const settings = { reserve: { shown: true }, finance: { shown: true, path: '/apply-for-finance' } };
    expect(of(settings, ['/apply-for-finance']).map(({ kind, url }) => [kind, url])).toEqual([
      ['reserve', null],
      ['payment', null],
      ['finance', '/apply-for-finance'],
    ]);
    expect(of(settings).map(({ url }) => url)).toEqual([null, null, null]);
  });
});
