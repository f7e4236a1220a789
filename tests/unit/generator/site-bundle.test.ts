import { expect, test } from 'vitest';
import { refreshBundle } from '#src/generator/site-bundle.ts';

const choice = {
  slug: 'a-dealer',
  recorded: 'old',
  present: 'new',
  takenBack: [],
  isCompiled: (name: string) => name === 'old' || name === 'new',
};

test('refreshes with the code from the build, even if it is not the current code (OPS-03)', () => {
  expect(refreshBundle({ ...choice, recorded: 'new' })).toEqual({ fingerprint: 'new', warning: null });
  expect(refreshBundle(choice)).toEqual({
    fingerprint: 'old',
    warning: expect.stringContaining('the code has changed since this site was built (old, now new)'),
  });
});

test('uses the current code for a new dealer, without a warning (OPS-03)', () => {
  expect(refreshBundle({ ...choice, recorded: null })).toEqual({ fingerprint: 'new', warning: null });
});

test("falls back to the current code when the build's code is missing, or requests a build (OPS-03)", () => {
  const onlyNew = { ...choice, takenBack: [], isCompiled: (name: string) => name === 'new' };
  expect(refreshBundle(onlyNew)).toEqual({
    fingerprint: 'new',
    warning: expect.stringContaining('(old) is no longer stored'),
  });
  const nothing = { ...choice, takenBack: [], isCompiled: () => false };
  expect(() => refreshBundle(nothing)).toThrow(
    /code this site was built with \(old\) is no longer stored.*\.\/forecourt build a-dealer/,
  );
  expect(() => refreshBundle({ ...nothing, recorded: null })).toThrow(
    /has not been built yet.*\.\/forecourt build a-dealer/,
  );
});

test('never refreshes with code that was rolled back (OPS-09)', () => {
  const takenBack = { ...choice, takenBack: ['new'] };
  expect(refreshBundle(takenBack)).toMatchObject({ fingerprint: 'old' });
  expect(() => refreshBundle({ ...takenBack, isCompiled: (name: string) => name === 'new' })).toThrow(
    /\(new\) was rolled back.*\.\/forecourt build a-dealer/,
  );
});
