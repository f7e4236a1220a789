import { CommandError } from '#src/generator/options.ts';

/**
 * `1,5,20%`: one dealer, then five, then a fifth of all, repeating the last size.
 *
 * @throws CommandError for invalid sizes
 */
export function wavesOf(slugs: readonly string[], sizes: string): string[][] {
  const counts = sizes.split(',').map((size) => countOf(size.trim(), slugs.length));
  const waves: string[][] = [];
  for (let from = 0; from < slugs.length; from += waves.at(-1)!.length)
    waves.push(slugs.slice(from, from + (counts[waves.length] ?? counts.at(-1)!)));
  return waves;
}

function countOf(size: string, all: number): number {
  const [, digits, percent] = /^(\d{1,6})(%?)$/.exec(size) ?? [];
  const number = Number(digits);
  if (digits === undefined || number === 0 || (percent === '%' && number > 100))
    throw new CommandError(
      `--waves: "${size}" is not a valid wave size. Use whole numbers of dealers or percentages of all dealers, such as 1,5,20%.`,
    );
  return percent === '%' ? Math.ceil((all * number) / 100) : number;
}
