import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import type { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { bannedIn, subjectIssues } from '../../../eslint/plain-english.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const eslint = new ESLint({ cwd: root, overrideConfig: tseslint.configs.disableTypeChecked as Linter.Config });

async function banned(code: string, filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `${root}/${filePath}` });
  return result!.messages.filter(({ ruleId }) => ruleId === 'forecourt/plain-english').map(({ message }) => message);
}

/** Sentences from earlier versions (found/english.md and similar). */
const planted = [
  'A lead that stands in two lists.',
  'The operator is told once a day.',
  'A feed that says the same for so many days is told of.',
  'Whoever holds the car decides.',
  'Open it on a page of its own.',
  'Try it once more.',
  'An address that was mended by hand.',
  'Then go on with the next step.',
  'Netlify gave the deploy up.',
  'Your position is not to be had.',
] as const;

describe('plain English', () => {
  test.each(planted)('refuses “%s” in a comment, a message, a page and a test title', async (sentence) => {
    const found = await Promise.all([
      banned(`/** ${sentence} */\nexport const planted = 1;`, 'src/lib/planted.ts'),
      banned(`export const planted = '${sentence}';`, 'src/lib/planted.ts'),
      banned(`export const planted = (x: string) => \`${sentence} \${x}\`;`, 'scripts/planted.ts'),
      banned(`---\nconst { a } = Astro.props;\n---\n\n<p>${sentence}{a}</p>`, 'src/ui/Planted.astro'),
      banned(`export const Planted = () => <p>${sentence}</p>;`, 'src/features/enquiry/Planted.tsx'),
      banned(`test('${sentence}', () => {});`, 'tests/unit/planted.test.ts'),
      banned(`test.each([1])('${sentence}', () => {});`, 'tests/unit/planted.test.ts'),
    ]);
    expect(found.map(({ length }) => length > 0)).toEqual(found.map(() => true));
  });

  test('accepts the same words where they are good English or quoted in tests', async () => {
    const good = [
      'What happens next',
      'What to bring',
      'VIN stands for vehicle identification number.',
      'The two are told apart by their IDs.',
      'Retries only if the caller says so.',
    ];
    expect(good.flatMap(bannedIn)).toEqual([]);
    expect(await banned(`expect(page).toBe('${planted[0]}');`, 'tests/unit/planted.test.ts')).toEqual([]);
  });

  test('is used in docs, styles and workflows', () => {
    const files = ['README.md', 'docs/**/*.md', 'src/**/*.css', '.github/**/*.yml'].flatMap((pattern) =>
      globSync(pattern, { cwd: root }),
    );
    expect(files.length).toBeGreaterThan(100);
    // The glossary lists retired words.
    const checked = files.filter((file) => !/docs\/glossary\.md$/.test(file));
    const issues = checked.flatMap((file) =>
      prose(readFileSync(`${root}/${file}`, 'utf8'), file).flatMap((text) =>
        bannedIn(text).map(({ form }) => `${file}: ${form}`),
      ),
    );
    expect(issues).toEqual([]);
  });
});

/** Paragraphs of Markdown without its code, or another file's comments. */
function prose(text: string, file: string): string[] {
  if (file.endsWith('.md'))
    return text
      .replaceAll(/^```[\s\S]*?^```/gm, '')
      .replaceAll(/`[^`\n]*`/g, 'code')
      .split('\n');
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|^\s*#.*$/gm)].map(([comment]) =>
    comment.replaceAll(/\n\s*\*|^\s*[#/*]+/g, ' '),
  );
}

describe('commit subjects', () => {
  test.each([
    ['What All shows beyond Used is told as a person would say it', '“is told”', 'imperative'],
    ['fixed the tests.', 'capital letter', 'full stop'],
    [`Explain ${'x'.repeat(65)}`, 'the limit is 72'],
    ['Two tests wait for what they look at', 'imperative'],
  ])('refuses “%s”', (subject, ...issues) => {
    const found = subjectIssues(subject).join('; ');
    for (const issue of issues) expect(found).toContain(issue);
  });

  test('accepts an imperative of 72 characters', () => {
    expect(subjectIssues(`Fix ${'x'.repeat(68)}`)).toEqual([]);
  });
});
