import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import type { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

// Planted files aren't on disk, so type-aware rules are off.
const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../../..', import.meta.url)),
  overrideConfig: tseslint.configs.disableTypeChecked as Linter.Config,
});

const rulesBroken = async (filePath: string, code: string): Promise<(string | null)[]> =>
  (await eslint.lintText(code, { filePath }))[0]!.messages.map(({ ruleId }) => ruleId);
const handler = (said: string): string => `try { JSON.parse(''); } catch (error) { ${said} }\nexport const x = 1;\n`;

test.each([
  ['src/server/planted.ts', "console.error('It failed.', error);", ['no-console', 'forecourt/no-whole-errors']],
  ['src/server/planted.ts', 'console.error((error as Error).message);', ['no-console']],
  ['functions/planted.ts', "console.warn('x', String(error));", ['no-console']],
  ['scripts/planted.ts', "console.error('It failed.', error);", ['forecourt/no-whole-errors']],
  ['scripts/planted.ts', 'console.error(String(error));', []],
  ['src/server/platform/log.ts', "console.error('a line', String(error));", []],
])('reports that in %s, %s breaks %j (LAW-03)', async (file, said, expected) => {
  expect(await rulesBroken(file, handler(said))).toEqual(expected);
});
