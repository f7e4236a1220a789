import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from '../../support/generator.ts';

const breakpoints = [400, 576, 768, 992, 1200, 1400];
/**
 * For a single component: the narrowest phones, a header row that wouldn't fit, and the widest screens. For anything
 * else, use one of the six unless you have an equally good reason.
 */
const ofSingleParts = [360, 375, 380, 480, 640, 1241, 1366, 1440, 1600, 1728];

/**
 * Widths at which a page changes: a rule up to 991 px ends where one from 992 px starts. Not container queries, which
 * depend on a box.
 */
const widths = ['templates', 'features', 'journeys', 'ui', 'view']
  .flatMap((room) => readdirSync(join(projectDir, 'src', room), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .flatMap(({ parentPath, name }) => [
    ...readFileSync(join(parentPath, name), 'utf8').matchAll(/(?<!@container[^{]*)\((min|max)-width:\s*([\d.]+)px\)/g),
  ])
  .map(([, bound, width]) => Number(width) + (bound === 'max' ? 1 : 0));

test('uses page breakpoints at 400, 576, 768, 992, 1200 and 1400 px, and a few more for components (REG-03)', () => {
  expect(breakpoints.filter((width) => !widths.includes(width))).toEqual([]);
  expect([...new Set(widths)].filter((width) => ![...breakpoints, ...ofSingleParts].includes(width))).toEqual([]);
  const usual = widths.filter((width) => breakpoints.includes(width));
  expect(usual.length / widths.length).toBeGreaterThan(0.9);
});
