import { expect, test } from 'vitest';
import { refreshBundle } from '#src/generator/site-bundle.ts';

const choice = {
  slug: 'a-dealer',
  recorded: 'old',
  present: 'new',
  takenBack: [],
  isCompiled: (name: string) => name === 'old' || name === 'new',
};

test('a refresh renders with the code of the build, present or not (OPS-03)', () => {
  expect(refreshBundle({ ...choice, recorded: 'new' })).toEqual({ fingerprint: 'new', warning: null });
  expect(refreshBundle(choice)).toEqual({
    fingerprint: 'old',
    warning: expect.stringContaining('the code has changed since this site was built (old, now new)'),
  });
});

test('a dealer that is new takes the present code without a word (OPS-03)', () => {
  expect(refreshBundle({ ...choice, recorded: null })).toEqual({ fingerprint: 'new', warning: null });
});

test('code that is gone gives way to the present code, or to a build (OPS-03)', () => {
  const onlyNew = { ...choice, takenBack: [], isCompiled: (name: string) => name === 'new' };
  expect(refreshBundle(onlyNew)).toEqual({
    fingerprint: 'new',
    warning: expect.stringContaining('(old) is not kept any more'),
  });
  const nothing = { ...choice, takenBack: [], isCompiled: () => false };
  expect(() => refreshBundle(nothing)).toThrow(
    /code of this site's build \(old\) is not kept any more.*npm run build -- a-dealer/,
  );
  expect(() => refreshBundle({ ...nothing, recorded: null })).toThrow(/not built yet.*npm run build -- a-dealer/);
});

test('a refresh never brings back code that was taken back (OPS-09)', () => {
  const takenBack = { ...choice, takenBack: ['new'] };
  expect(refreshBundle(takenBack)).toMatchObject({ fingerprint: 'old' });
  expect(() => refreshBundle({ ...takenBack, isCompiled: (name: string) => name === 'new' })).toThrow(
    /\(new\) was taken back.*npm run build -- a-dealer/,
  );
});
