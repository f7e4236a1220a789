import { wrong, type IssueDraft } from '../issue.ts';

export function repeats<T>(
  file: string,
  list: string,
  key: string,
  entries: T[],
  valueOf: (entry: T) => string | null | undefined,
): IssueDraft[] {
  const first = new Map<string, number>();
  return entries.flatMap((entry, index) => {
    const value = valueOf(entry);
    if (value === null || value === undefined) return [];
    const earlier = first.get(value);
    if (earlier === undefined) first.set(value, index);
    return earlier === undefined
      ? []
      : [
          wrong(
            file,
            [list, index, key],
            `repeats ${JSON.stringify(value)}`,
            `${list}[${earlier}] already has this value.`,
          ),
        ];
  });
}
