import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeLogos } from '#src/features/search/make-logos.ts';
import { paymentNames } from '#src/features/vehicle-page/payment-marks.ts';
import { drawings, lucideIcons, ownIcons, socialIcons } from '#src/ui/icon-names.ts';

const idsOf = (file: string) =>
  [...readFileSync(join(import.meta.dirname, '../../../src', file), 'utf8').matchAll(/<symbol id="([^"]+)"/g)]
    .map(([, id]) => id)
    .sort();

test('the icon sprite holds every icon that may be named, and no other', () => {
  const names = [
    ...lucideIcons,
    ...Object.keys(ownIcons),
    ...Object.keys(drawings),
    ...socialIcons.map((name) => `social-${name}`),
  ];
  expect(idsOf('ui/i.svg')).toEqual(names.sort());
});

test('an icon has no class: a style sheet that asked for one would find none', () => {
  const source = join(import.meta.dirname, '../../../src');
  const sheets = globSync('**/*.css', { cwd: source });
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.filter((sheet) => /\.icon(?![\w-])/.test(readFileSync(join(source, sheet), 'utf8')))).toEqual([]);
});

test('the sprite of makes holds every make that is said to have a logo, and no other', () => {
  expect(idsOf('features/search/makes.svg')).toEqual([...makeLogos].sort());
});

test('the sprite of payment brands holds every brand that settings may name, and no other (VDP-08)', () => {
  expect(idsOf('features/vehicle-page/payments.svg')).toEqual(Object.keys(paymentNames).sort());
});
