import type { Settings, StockSettings } from './settings/settings.ts';
import { feedsOf } from './stock-feeds.ts';

export const variableInText = /\$(?:\{([A-Z][A-Z0-9_]*)\}|([A-Z][A-Z0-9_]*))/g;

const variablesIn = (text: string): string[] =>
  [...text.matchAll(variableInText)].map(([, braced, bare]) => (braced ?? bare)!);

export interface NamedVariable {
  name: string;
  path: (string | number)[];
}

type StockSource = StockSettings['source'];

export function sourceVariables(source: StockSource): NamedVariable[] {
  if (source.kind === 'algolia') return [{ name: source.apiKey, path: ['apiKey'] }];
  if (source.kind !== 'url') return [];
  const query = source.url.split('?').slice(1).join('?');
  // Missing from earlier builds' records.
  const headers = Object.entries((source.headers as typeof source.headers | undefined) ?? {});
  return [
    ...variablesIn(query).map((name) => ({ name, path: ['url'] })),
    ...(source.authorization === null ? [] : [{ name: source.authorization, path: ['authorization'] }]),
    ...headers.flatMap(([header, value]) => variablesIn(value).map((name) => ({ name, path: ['headers', header] }))),
  ];
}

export function keyAddress(source: StockSource): string | null {
  if (source.kind === 'algolia') return /^https?:\/\//.test(source.host) ? source.host : `https://${source.host}`;
  return source.kind === 'url' ? source.url : null;
}

export function privateVariables({ private: { leads, providers } }: Pick<Settings, 'private'>): NamedVariable[] {
  const named: [name: string | null | undefined, path: string[]][] = [
    [leads.webhookSecret, ['leads', 'webhookSecret']],
    ...Object.entries(providers).map(([service, name]): [string | null, string[]] => [name, ['providers', service]]),
  ];
  return named.flatMap(([name, path]) => (name ? [{ name, path }] : []));
}

export const namedVariables = (settings: Pick<Settings, 'private' | 'stock'>): NamedVariable[] => [
  ...feedsOf(settings.stock).flatMap(({ at, source }) =>
    sourceVariables(source).map(({ name, path }) => ({ name, path: [...at, 'source', ...path] })),
  ),
  ...privateVariables(settings).map(({ name, path }) => ({ name, path: ['private', ...path] })),
];
