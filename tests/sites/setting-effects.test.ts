/** Changing any setting changes a test dealer's site, or a separate test proves its effect. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectDir } from '../support/generator.ts';
import { settingLeaves, valueAt } from '../unit/demo/settings-leaves.ts';
import { TestDealer } from './setting-effects/dealer.ts';
import type { Answered, Drawn, Effects, Proven } from './setting-effects/effect.ts';
import { contactEffects } from './setting-effects/effects/contact.ts';
import { frameEffects } from './setting-effects/effects/frame.ts';
import { lookEffects } from './setting-effects/effects/look.ts';
import { operationEffects } from './setting-effects/effects/operation.ts';
import { publishingEffects } from './setting-effects/effects/publishing.ts';
import { searchEffects } from './setting-effects/effects/search.ts';
import { sellingEffects } from './setting-effects/effects/selling.ts';
import { vehicleEffects } from './setting-effects/effects/vehicle.ts';

const effects: Effects = {
  ...lookEffects,
  ...frameEffects,
  ...searchEffects,
  ...vehicleEffects,
  ...sellingEffects,
  ...contactEffects,
  ...publishingEffects,
  ...operationEffects,
};
const settings = settingLeaves().map(({ path }) => path);

let dealer: TestDealer;
beforeAll(async () => {
  dealer = await TestDealer.start();
});
afterAll(() => {
  dealer.remove();
});

async function sites(path: string, { to, given = {} }: Drawn | Answered) {
  const before = await dealer.site(given);
  const after = await dealer.site({ ...given, [path]: to });
  expect(valueAt(after.settings, path), `${path} has this value already: name another`).not.toEqual(
    valueAt(before.settings, path),
  );
  return { before, after };
}

async function seesDrawn(path: string, effect: Drawn) {
  const { before, after } = await sites(path, effect);
  const [old, now] = await Promise.all([before.text(effect.at), after.text(effect.at)]);
  expect(old + now, `${effect.at} is no file of the test dealer`).not.toBe('');
  const stands = (text: string | undefined) =>
    text === undefined ? [] : [[text, old.includes(text), now.includes(text)]];
  expect([...stands(effect.shows), ...stands(effect.hides)]).toEqual([
    ...(effect.shows === undefined ? [] : [[effect.shows, false, true]]),
    ...(effect.hides === undefined ? [] : [[effect.hides, true, false]]),
  ]);
  expect(now === old, `${path} changes nothing at ${effect.at}`).toBe(false);
}

async function seesAnswered(path: string, effect: Answered) {
  const { before, after } = await sites(path, effect);
  expect(await effect.answer(after)).not.toEqual(await effect.answer(before));
}

function seesTest(path: string, { file, title }: Proven) {
  const source = join(projectDir, file);
  expect(existsSync(source), `${file} is not there`).toBe(true);
  // The title must be a call's first argument.
  const call = new RegExp(String.raw`\(\s*['"\`]${RegExp.escape(title)}`);
  const text = readFileSync(source, 'utf8');
  expect(call.test(text), `${file} has no test with the title: ${title}`).toBe(true);
  const [setting = ''] = path.split('.').slice(-1);
  expect(text.includes(setting), `${file} never names ${setting}`).toBe(true);
}

describe('effects of settings (CONF-01, CONF-03)', () => {
  test('tests/sites/setting-effects/effects has an entry for every setting', () => {
    expect(settings.filter((path) => !(path in effects))).toEqual([]);
  });
  test('no entry refers to a removed setting', () => {
    expect(Object.keys(effects).filter((path) => !settings.includes(path))).toEqual([]);
  });

  test.each(Object.entries(effects))('%s', async (path, effect) => {
    if (effect.kind === 'drawn') await seesDrawn(path, effect);
    else if (effect.kind === 'answered') await seesAnswered(path, effect);
    else seesTest(path, effect);
  });
});
