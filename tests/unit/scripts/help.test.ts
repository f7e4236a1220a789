import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asksForHelp } from '../../../scripts/help.ts';
import { CommandError, readOptions, UsageError } from '#src/generator/options.ts';
import { parseArguments } from '#src/generator/parse-arguments.ts';

const project = join(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Every command of ours with a body of its own; `npm run dev` is Astro's. */
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file = null, args = ''] = /^node (?:--[\w=-]+ )*(scripts\/[\w-]+\.ts)(.*)$/.exec(command) ?? [];
  return file === null ? [] : [{ name, file, args: args.split(' ').filter(Boolean) }];
});

test('every command but the one of Astro is one of our scripts', () => {
  expect(
    Object.keys(scripts).filter(
      (name) => !name.startsWith('pre') && !commands.some((command) => command.name === name),
    ),
  ).toEqual(['dev']);
});

/** A program loads all that it is made of before it says its usage: seconds on a busy machine. One that hangs is ended, and its signal tells so. */
const mostMs = 150_000;

test.each(commands)(
  'OPS-01 $name --help prints its usage with a line for each option, exits with 0 and does nothing',
  ({ file, args }) => {
    const { status, signal, stdout, stderr } = spawnSync(process.execPath, [join(project, file), ...args, '--help'], {
      encoding: 'utf8',
      timeout: mostMs,
    });
    expect({ status, signal, stderr }).toEqual({ status: 0, signal: null, stderr: '' });
    expect(stdout).toMatch(/^Usage: npm /);
    const [head = ''] = stdout.split('\n\n');
    const flags = new Set(head.match(/(?<=[\s([|])--[a-z][a-z-]*/g) ?? []);
    expect([...flags].filter((flag) => !new RegExp(`^ +${flag}(?![a-z-])`, 'm').test(stdout))).toEqual([]);
  },
  mostMs + 30_000,
);

test.each([
  [['--help'], true],
  [['a', '-h'], true],
  [['a', '--', '--help'], false],
  [['helpful'], false],
  [[], false],
])('%j asks for help: %s', (args, expected) => {
  expect(asksForHelp(args)).toBe(expected);
});

const options = { template: { type: 'string' }, out: { type: 'string' }, json: { type: 'boolean' } } as const;
const theOptions = 'The options: --template, --out, --json, --help.';

test.each([
  [['--templat', 'x'], `There is no option --templat. Did you mean --template? ${theOptions}`],
  [['-template', 'x'], `There is no option -template. Did you mean --template? ${theOptions}`],
  [['--colour=red'], `There is no option --colour. ${theOptions}`],
  [['--template', ''], '--template is empty: name a value, or leave it out.'],
  [['--template=  '], '--template is empty: name a value, or leave it out.'],
  [['--json', '--out'], '--out has no value behind it.'],
  [['--out', '--json'], '--out has no value behind it.'],
  [['--json=yes'], '--json takes no value: leave out "=yes".'],
  [['stray'], `"stray" stands alone: this command takes options only. ${theOptions}`],
])('OPS-01 %j is refused with the option and what there is', (args, message) => {
  expect(() => parseArguments({ args, options })).toThrow(message);
});

test('OPS-01 options that are there are read, words with a dash behind -- too', () => {
  const { values, positionals } = parseArguments({
    args: ['--template', 'x', '--json', '--', '--out'],
    options,
    allowPositionals: true,
  });
  expect([{ ...values }, positionals]).toEqual([{ template: 'x', json: true }, ['--out']]);
});

describe('a mistake in the command', () => {
  const mistake = (...args: string[]): unknown => {
    try {
      return readOptions('build', args);
    } catch (error) {
      return error;
    }
  };

  test('OPS-02 --stock with a file that is not there names the option, the file and what to do, only that', () => {
    const error = mistake('some-cars', '--stock', '/nowhere/stock.csv') as Error;
    expect(error).toBeInstanceOf(CommandError);
    expect(error).not.toBeInstanceOf(UsageError);
    expect(error.message).toMatch(
      /^--stock: there is no file \S*nowhere\S*stock\.csv\. Name a JSON, CSV or XML file that exists, or a folder with one for each feed\.$/,
    );
  });

  test('OPS-02 --stock with a folder that holds no stock is refused too', () => {
    expect(mistake('some-cars', '--stock', join(project, 'src/ui/fonts'))).toMatchObject({
      message: expect.stringMatching(/^--stock: the folder \S*fonts holds no JSON, CSV or XML file\.$/),
    });
  });

  test('OPS-02 --stock with a file that is there is taken', () => {
    expect(mistake('some-cars', '--stock', join(project, 'package.json'))).toMatchObject({
      stockFile: join(project, 'package.json'),
    });
  });

  test.each([
    ['--stok', 'x'],
    ['--workers', 'many'],
    ['--now', 'someday'],
    ['--stock', 'package.json'],
  ])('OPS-01 %s %s brings the usage', (...args) => {
    expect(mistake(...args)).toBeInstanceOf(UsageError);
  });
});
