import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeLogos } from '#src/features/search/make-logos.ts';
import { paymentNames } from '#src/journeys/reserve/ui/vehicle/payment-marks.ts';
import { drawings, lucideIcons, customIcons, socialIcons } from '#src/ui/icon-names.ts';

const idsOf = (file: string) =>
  [...readFileSync(join(import.meta.dirname, '../../../src', file), 'utf8').matchAll(/<symbol id="([^"]+)"/g)]
    .map(([, id]) => id)
    .sort();

test('has exactly the allowed icons in the icon sprite', () => {
  const names = [
    ...lucideIcons,
    ...Object.keys(customIcons),
    ...Object.keys(drawings),
    ...socialIcons.map((name) => `social-${name}`),
  ];
  expect(idsOf('ui/i.svg')).toEqual(names.sort());
});

test('has no .icon selector in any stylesheet, since icons do not have that class', () => {
  const source = join(import.meta.dirname, '../../../src');
  const sheets = globSync('**/*.css', { cwd: source });
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.filter((sheet) => /\.icon(?![\w-])/.test(readFileSync(join(source, sheet), 'utf8')))).toEqual([]);
});

test('has exactly the makes with a logo in the make sprite', () => {
  expect(idsOf('features/search/makes.svg')).toEqual([...makeLogos].sort());
});

test('has exactly the payment brands that settings may list in the payment sprite (VDP-08)', () => {
  expect(idsOf('journeys/reserve/ui/vehicle/payments.svg')).toEqual(Object.keys(paymentNames).sort());
});
