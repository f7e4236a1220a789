import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readServeOptions } from '../../../scripts/serve/serve-command.ts';

test.each([
  [[], {}, { outDir: resolve('dist'), port: 4321, standIns: {} }],
  [[], { PORT: '8080' }, { outDir: resolve('dist'), port: 8080, standIns: {} }],
  [[], { PORT: '' }, { outDir: resolve('dist'), port: 4321, standIns: {} }],
  [['--port', '0', '--out', 'sites'], { PORT: '8080' }, { outDir: resolve('sites'), port: 0, standIns: {} }],
  [['--stand-in', 'photos.feed.example=4400', '--stand-in', 'b.example=4401'], {}, { outDir: resolve('dist'), port: 4321, standIns: { 'photos.feed.example': 4400, 'b.example': 4401 } }],
])('%j with %j', (args, env, options) => {
  expect(readServeOptions(args, env)).toEqual(options);
});

test.each([['--port', 'web'], ['--port', '70000'], ['--port', '-1'], ['--host', '0.0.0.0'], ['--stand-in', 'photos.feed.example'], ['extra']])(
  'refused: %s %s',
  (...args) => {
    expect(() => readServeOptions(args.filter(Boolean), {})).toThrow();
  },
);
