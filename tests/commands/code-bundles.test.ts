import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeBundles } from '../../scripts/deploy/code-bundles.ts';
import { addToZip, packed } from '../../scripts/deploy/add-to-zip.ts';
import { unzip } from '../support/unzip.ts';

const project = mkdtempSync(join(tmpdir(), 'forecourt-bundled-'));
const file = (name: string) => join(project, name);
function write(name: string, text: string): void {
  mkdirSync(dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
}

beforeAll(() => {
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{}');
  write('tsconfig.json', '{}');
  write('netlify.toml', '[functions]\n  included_files = ["data/**", "dist/.forecourt/server/**"]\n');
  write('data/words.txt', 'one');
  write('src/answer.ts', "export const answer: string = 'first';\n");
  write('node_modules/little/package.json', '{ "name": "little", "type": "module", "main": "index.js" }');
  write('node_modules/little/index.js', 'export const little = 1;\n');
  write('node_modules/@netlify/zip-it-and-ship-it/package.json', '{ "version": "1.0.0" }');
  write(
    'functions/hello.ts',
    "import { little } from 'little';\nimport { answer } from '../src/answer.ts';\nexport default () => new Response(answer + little);\nexport const config = { path: '/hello' };\n",
  );
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('bundles a function once, and again only when one of its inputs changes', async () => {
  const first = await codeBundles(project);
  expect(first.bundles).toMatchObject([{ name: 'hello', file: 'hello.zip', schedule: null }]);
  expect(await codeBundles(project)).toEqual(first);

  const seen = [first.folder];
  for (const [name, text] of [
    ['src/answer.ts', "export const answer: string = 'second';\n"],
    ['node_modules/little/index.js', 'export const little = 2;\n'],
    ['functions/hello.ts', `${readFileSync(file('functions/hello.ts'), 'utf8')}// changed\n`],
    ['data/words.txt', 'two'],
    ['data/more.txt', 'three'],
    ['package-lock.json', '{ "lockfileVersion": 3 }'],
    ['tsconfig.json', '{ "compilerOptions": {} }'],
    ['netlify.toml', '[functions]\n  included_files = ["data/words.txt", "dist/.forecourt/server/**"]\n'],
    ['netlify.toml', '[functions]\n  included_files = ["data/words.txt", "!node_modules/none/**"]\n'],
    ['node_modules/@netlify/zip-it-and-ship-it/package.json', '{ "version": "1.0.1" }'],
    ['functions/bye.ts', "export default () => new Response('bye');\n"],
  ] as const) {
    write(name, text);
    const { folder } = await codeBundles(project);
    expect(seen, `a change of ${name}`).not.toContain(folder);
    expect((await codeBundles(project)).folder, `${name} unchanged`).toBe(folder);
    seen.push(folder);
  }
});

test('bundles changed code, and reuses earlier bundles when the change is reverted', async () => {
  const before = await codeBundles(project);
  const made = statSync(join(before.folder, 'hello.zip')).mtimeMs;
  const text = readFileSync(file('src/answer.ts'), 'utf8');
  write('src/answer.ts', text.replace('second', 'third'));
  const { folder } = await codeBundles(project);
  const unpacked = file('unpacked');
  const names = unzip(join(folder, 'hello.zip'), unpacked);
  expect(names.map((name) => readFileSync(join(unpacked, name), 'utf8')).join('\n')).toContain('third');
  write('src/answer.ts', text);
  expect((await codeBundles(project)).folder).toBe(before.folder);
  expect(statSync(join(before.folder, 'hello.zip')).mtimeMs).toBe(made);
});

test('keeps existing files when it adds to a zip', async () => {
  const { folder } = await codeBundles(project);
  const zip = readFileSync(join(folder, 'hello.zip'));
  const added = addToZip(zip, [
    packed({ name: 'dist/record.json', content: Buffer.from('{"slug":"é"}') }),
    packed({ name: 'dist/empty.txt', content: Buffer.alloc(0) }),
  ]);
  writeFileSync(file('added.zip'), added);
  const [old, all] = [unzip(join(folder, 'hello.zip'), file('old')), unzip(file('added.zip'), file('all'))];
  expect(all).toEqual([...old, 'dist/record.json', 'dist/empty.txt']);
  for (const name of old) expect(readFileSync(file(`all/${name}`))).toEqual(readFileSync(file(`old/${name}`)));
  expect(readFileSync(file('all/dist/record.json'), 'utf8')).toBe('{"slug":"é"}');
  expect(readFileSync(file('all/dist/empty.txt'))).toHaveLength(0);
  expect(() => addToZip(Buffer.from('none'), [])).toThrow('not a ZIP archive');
});
