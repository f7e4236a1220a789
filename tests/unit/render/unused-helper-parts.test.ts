import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { events, unusedMethods, withoutMethods } from '#src/render/unused-helper-parts.ts';
import { projectDir } from '../../support/generator.ts';

const run = (code: string): Record<string, unknown> => {
  const module = { exports: {} };
  new Function('module', code)(module);
  return module.exports as Record<string, unknown>;
};

const source = `
function Search() {}
Search.prototype.ask = function () { return 'asked'; };
Search.prototype.tag = function () { return 'tagged'; };
Search.prototype.named = Search.prototype.ask;
module.exports = Search;`;
const literal = `
function State() {}
State.prototype = { constructor: State, first: function () { return 1; }, second: function () { return 2; } };
module.exports = State;`;

describe('removes unused methods from the search helper for browsers (SRCH-23)', () => {
  test('from a prototype that is written method by method', () => {
    const Search = run(withoutMethods(source, ['tag', 'named'])) as unknown as new () => Record<string, () => string>;
    const search = new Search();
    expect([search['ask']!(), search['tag'], search['named']]).toEqual(['asked', undefined, undefined]);
  });

  test.each([['first'], ['second']])('from a prototype that is an object: its %s', (name) => {
    const State = run(withoutMethods(literal, [name])) as unknown as new () => Record<string, () => number>;
    const state = new State();
    expect(['first', 'second'].filter((one) => state[one] !== undefined)).toEqual([
      name === 'first' ? 'second' : 'first',
    ]);
  });

  test('fails and names the method when the helper no longer has it', () => {
    expect(() => withoutMethods(source, ['tag', 'gone'])).toThrow('algoliasearch-helper no longer has gone');
  });

  test('lists only methods that the installed helper has', () => {
    const helper = join(createRequire(join(projectDir, 'package.json')).resolve('algoliasearch-helper'), '..');
    for (const [file, names] of Object.entries(unusedMethods)) {
      const code = readFileSync(join(helper, file), 'utf8');
      expect(withoutMethods(code, names).length, file).toBeLessThan(code.length);
    }
  });
});

describe('gives the search helper events that behave like those of its package (SRCH-23)', () => {
  type Listener = (...args: unknown[]) => void;
  type Emitter = Record<string, (...args: unknown[]) => unknown>;
  const packaged: unknown = createRequire(import.meta.resolve('algoliasearch-helper'))('@algolia/events');

  test.each([
    ['the package', packaged],
    ['the stand-in', run(events)],
  ])('%s', (_, made) => {
    const emitter = new (made as new () => Emitter)();
    const heard: unknown[] = [];
    const first: Listener = (...args) => heard.push(['first', ...args]);
    const adding: Listener = () => emitter['on']!('change', first);
    expect(emitter['emit']!('change')).toBe(false);
    expect(emitter['setMaxListeners']!(Infinity)).toBe(emitter);
    emitter['addListener']!('change', adding);
    expect([emitter['emit']!('change', 1), heard]).toEqual([true, []]);
    emitter['removeListener']!('change', adding);
    emitter['removeListener']!('result', adding);
    emitter['emit']!('change', 1, 2, 3, 4);
    expect(heard).toEqual([['first', 1, 2, 3, 4]]);
    emitter['on']!('result', first);
    emitter['removeAllListeners']!('change');
    expect([emitter['emit']!('change'), emitter['emit']!('result')]).toEqual([false, true]);
    emitter['removeAllListeners']!();
    expect(emitter['emit']!('result')).toBe(false);
    expect(() => emitter['emit']!('error', new Error('no network'))).toThrow('no network');
  });
});
