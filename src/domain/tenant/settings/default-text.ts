export type Varying<T> = Readonly<Record<string, T>>;

export const isVarying = <T extends string | number>(byDefault: T | Varying<T>): byDefault is Varying<T> =>
  typeof byDefault === 'object';

export function documented(doc: string, byDefault: string): string {
  const [says, example] = doc.split(/ (?=Example: )/);
  const stop = byDefault.endsWith('."') ? '' : '.';
  return [says, `Default: ${byDefault}${stop}`, example].filter(Boolean).join(' ');
}

export const defaultText = (byDefault: unknown, otherwise = 'none'): string =>
  isEmptyDefault(byDefault) ? otherwise : written(byDefault);

/** `"Enquire" (en-AU, en-NZ), "Inquire" (en-US)` */
export const varyingDefaultText = (byDefault: Varying<string | number>): string =>
  [...Map.groupBy(Object.entries(byDefault), ([, value]) => value)]
    .map(([value, same]) => `${written(value)} (${same.map(([name]) => name).join(', ')})`)
    .join(', ');

const isEmptyDefault = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `"${key}": ${written(inner)}`)
    .join(', ')}}`;
}
