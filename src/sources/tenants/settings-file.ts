import { join } from 'node:path';
import { closest } from './did-you-mean.ts';
import { groupFile, groupNamed, knownGroups, settingsFileName, withGroup } from './group-settings.ts';
import { wrong, type IssueDraft, type KeyPath } from './issue.ts';
import { readJsonFile, type JsonFile } from './json-file.ts';

export interface KeyPosition {
  file: string;
  line: number | null;
}

export interface SettingsFile {
  exists: boolean;
  /** Undefined if either file can't be read. */
  value: unknown;
  findings: (IssueDraft & { line?: number })[];
  placeOf(path: KeyPath): KeyPosition;
}

export const dealerOnlyKeys: Record<string, [reason: string, hint: string]> = {
  siteUrl: ['belongs to a single dealer', "Set it in each dealer's settings.json."],
  group: ['is not for groups: a group cannot inherit from another', "Set the group in each dealer's settings.json."],
};

export async function readSettingsFile(dir: string, tenantsDir: string): Promise<SettingsFile> {
  const own = await readJsonFile(join(dir, settingsFileName), settingsFileName);
  const { exists, value, findings } = own;
  const inOwn = (path: KeyPath): KeyPosition => ({ file: settingsFileName, line: own.lineOf(path) });
  const name = groupNamed(value);
  if (name === null) return { exists, value, findings, placeOf: inOwn };
  const file = groupFile(name);
  const group = await readJsonFile(join(tenantsDir, file), file);
  if (!group.exists) {
    const near = closest(name, knownGroups(tenantsDir));
    const hint = near ? `Did you mean "${near}"?` : `Its settings belong in ${file}, next to the dealer folders.`;
    const missing = wrong(settingsFileName, ['group'], `is "${name}", a group that does not exist`, hint);
    return { exists, value: undefined, findings: [...findings, missing], placeOf: inOwn };
  }
  return {
    exists,
    value: group.value === undefined ? undefined : withGroup(group.value, value),
    findings: [...findings, ...group.findings, ...groupFileIssues(group, file)],
    placeOf: (path) =>
      depthOf(group.value, path) > depthOf(value, path) ? { file, line: group.lineOf(path) } : inOwn(path),
  };
}

function groupFileIssues({ value, lineOf }: JsonFile, file: string): (IssueDraft & { line?: number })[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [wrong(file, [], 'contains no settings: put them in braces, as in a dealer’s settings.json')];
  return Object.entries(dealerOnlyKeys)
    .filter(([key]) => key in value)
    .map(([key, [reason, hint]]) => ({ ...wrong(file, [key], reason, hint), line: lineOf([key])! }));
}

function depthOf(value: unknown, path: KeyPath): number {
  let level = value;
  for (const [depth, key] of path.entries()) {
    if (typeof level !== 'object' || level === null || !(key in level)) return depth;
    level = (level as Record<string | number, unknown>)[key];
  }
  return path.length;
}
