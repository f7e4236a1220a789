import type { Outputs } from '../changed-tenants/planned-outputs.ts';

export function toSend(before: Outputs, after: Outputs): number {
  const isFile = ([name]: [string, string]) => name.startsWith('site/');
  const known = new Set([...before].filter(isFile).map(([, sha]) => sha));
  return [...after].filter(isFile).filter(([, sha]) => !known.has(sha)).length;
}
export const filesOf = (outputs: Outputs): number =>
  [...outputs.keys()].filter((name) => name.startsWith('site/')).length;
