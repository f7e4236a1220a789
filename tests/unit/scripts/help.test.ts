import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isHelpRequested } from '../../../scripts/commands/command.ts';
import { CommandError, readOptions, UsageError } from '#src/generator/options.ts';
import { parseArguments } from '#src/generator/parse-arguments.ts';

const project = join(import.meta.dirname, '../../..');
test.each([
  [['--help'], true],
  [['a', '-h'], true],
  [['a', '--', '--help'], false],
  [['helpful'], false],
  [[], false],
])('%j asks for help: %s', (args, expected) => {
  expect(isHelpRequested(args)).toBe(expected);
});

const options = { template: { type: 'string' }, out: { type: 'string' }, json: { type: 'boolean' } } as const;
const theOptions = 'Options: --template, --out, --json, --help.';

test.each([
  [['--templat', 'x'], `Unknown option --templat. Did you mean --template? ${theOptions}`],
  [['-template', 'x'], `Unknown option -template. Did you mean --template? ${theOptions}`],
  [['--colour=red'], `Unknown option --colour. ${theOptions}`],
  [['--template', ''], '--template is empty: give it a value, or leave it out.'],
  [['--template=  '], '--template is empty: give it a value, or leave it out.'],
  [['--json', '--out'], '--out needs a value.'],
  [['--out', '--json'], '--out needs a value.'],
  [['--json=yes'], '--json takes no value: remove "=yes".'],
  [['stray'], `Unexpected argument "stray": this command takes options only. ${theOptions}`],
])('refuses %j, and names the option and the valid ones (OPS-01)', (args, message) => {
  expect(() => parseArguments({ args, options })).toThrow(message);
});

test('reads known options, and arguments with a dash after -- (OPS-01)', () => {
  const { values, positionals } = parseArguments({
    args: ['--template', 'x', '--json', '--', '--out'],
    options,
    allowPositionals: true,
  });
  expect([{ ...values }, positionals]).toEqual([{ template: 'x', json: true }, ['--out']]);
});

describe('an invalid command', () => {
  const mistake = (...args: string[]): unknown => {
    try {
      return readOptions('build', args);
    } catch (error) {
      return error;
    }
  };

  test('names the option, the missing file and the fix for --stock, without the usage (OPS-02)', () => {
    const error = mistake('some-cars', '--stock', '/nowhere/stock.csv') as Error;
    expect(error).toBeInstanceOf(CommandError);
    expect(error).not.toBeInstanceOf(UsageError);
    expect(error.message).toMatch(
      /^--stock: \S*nowhere\S*stock\.csv does not exist\. Name an existing JSON, CSV or XML file, or a folder with one for each feed\.$/,
    );
  });

  test('refuses --stock with a folder that contains no stock (OPS-02)', () => {
    expect(mistake('some-cars', '--stock', join(project, 'src/ui/fonts'))).toMatchObject({
      message: expect.stringMatching(/^--stock: the folder \S*fonts contains no JSON, CSV or XML file\.$/),
    });
  });

  test('accepts --stock with an existing file (OPS-02)', () => {
    expect(mistake('some-cars', '--stock', join(project, 'package.json'))).toMatchObject({
      stockFile: join(project, 'package.json'),
    });
  });

  test.each([
    ['--stok', 'x'],
    ['--workers', 'many'],
    ['--now', 'someday'],
    ['--stock', 'package.json'],
  ])('prints the usage for %s %s (OPS-01)', (...args) => {
    expect(mistake(...args)).toBeInstanceOf(UsageError);
  });
});
