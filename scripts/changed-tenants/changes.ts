import type { Outputs, PlannedDealer } from './planned-outputs.ts';

const kinds = {
  page: (name: string) => name.startsWith('site/') && name.endsWith('.html'),
  stylesheet: (name: string) => name.endsWith('.css'),
  script: (name: string) => name.startsWith('site/_a/') && name.endsWith('.js'),
  picture: (name: string) => /^site\/.*\.(?:webp|avif|jpe?g|png|svg|ico)$/.test(name),
  function: (name: string) => name.startsWith('function/'),
  'module for pages rendered by functions': (name: string) => name.startsWith('drawn/'),
  'record for functions': (name: string) => name === 'record',
  'other file': () => true,
};
export type OutputKind = keyof typeof kinds;

export interface ChangedDealer {
  slug: string;
  /** `failing`: can't be built; `unknown`: its feed couldn't be fetched. */
  change: 'changed' | 'new' | 'gone' | 'failing' | 'unknown';
  outputs: Partial<Record<OutputKind, number>>;
  /** `12 pages, 1 stylesheet`, or a failure's reason. */
  text: string;
}

/** Includes failing dealers, except with the same failure as before. */
export function changedDealers(
  before: ReadonlyMap<string, PlannedDealer>,
  after: ReadonlyMap<string, PlannedDealer>,
): ChangedDealer[] {
  const slugs = [...new Set([...before.keys(), ...after.keys()])].sort();
  return slugs.flatMap((slug) => {
    const changed = changeOf(before.get(slug), after.get(slug));
    return changed === null ? [] : [{ slug, ...changed }];
  });
}

function changeOf(
  before: PlannedDealer | undefined,
  after: PlannedDealer | undefined,
): Omit<ChangedDealer, 'slug'> | null {
  if (after === undefined) return { change: 'gone', outputs: {}, text: 'dealer removed' };
  if (after.failure !== null)
    return after.failure === before?.failure ? null : { change: 'failing', outputs: {}, text: after.failure };
  if (before === undefined || before.failure !== null) {
    const outputs = differing(new Map(), after.outputs);
    return { change: before === undefined ? 'new' : 'changed', outputs, text: changesText(outputs) };
  }
  const outputs = differing(before.outputs, after.outputs);
  return Object.keys(outputs).length === 0 ? null : { change: 'changed', outputs, text: changesText(outputs) };
}

function differing(before: Outputs, after: Outputs): ChangedDealer['outputs'] {
  const counts: Record<string, { changed: number; more: number; fewer: number }> = {};
  const count = (name: string, what: 'changed' | 'more' | 'fewer') => {
    const kind = (Object.keys(kinds) as OutputKind[]).find((one) => kinds[one](name))!;
    (counts[kind] ??= { changed: 0, more: 0, fewer: 0 })[what] += 1;
  };
  for (const [name, hash] of after)
    if (!before.has(name)) count(name, 'more');
    else if (before.get(name) !== hash) count(name, 'changed');
  for (const name of before.keys()) if (!after.has(name)) count(name, 'fewer');
  // A new hash in a file's name counts once, not as one file removed and one added.
  return Object.fromEntries(
    Object.entries(counts).map(([kind, { changed, more, fewer }]) => [kind, changed + Math.max(more, fewer)]),
  );
}

const changesText = (outputs: ChangedDealer['outputs']): string =>
  (Object.keys(kinds) as OutputKind[])
    .flatMap((kind) => (outputs[kind] === undefined ? [] : [counted(outputs[kind], kind)]))
    .join(', ');

function counted(n: number, kind: OutputKind): string {
  if (n === 1) return `1 ${kind}`;
  return `${n} ${kind.replace(/^(\w+(?: file)?)/, '$1s')}`;
}

/** @param most jobs in a matrix; GitHub allows 256 */
export function grouped(slugs: readonly string[], most = 100): string[][] {
  const size = Math.max(1, Math.ceil(slugs.length / most));
  return Array.from({ length: Math.ceil(slugs.length / size) }, (_, n) => slugs.slice(n * size, (n + 1) * size));
}
