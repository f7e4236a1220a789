import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readServeOptions } from '../../../scripts/serve/serve-command.ts';

test.each([
  [[], {}, { outDir: resolve('dist'), port: 4321 }],
  [[], { PORT: '8080' }, { outDir: resolve('dist'), port: 8080 }],
  [[], { PORT: '' }, { outDir: resolve('dist'), port: 4321 }],
  [['--port', '0', '--out', 'sites'], { PORT: '8080' }, { outDir: resolve('sites'), port: 0 }],
])('%j with %j', (args, env, options) => {
  expect(readServeOptions(args, env)).toEqual(options);
});

test.each([['--port', 'web'], ['--port', '70000'], ['--port', '-1'], ['--host', '0.0.0.0'], ['extra']])(
  'refused: %s %s',
  (...args) => {
    expect(() => readServeOptions(args.filter(Boolean), {})).toThrow();
  },
);
