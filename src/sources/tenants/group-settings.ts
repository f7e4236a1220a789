/**
 * Settings that several dealers share: `_groups/<name>/settings.json` beside the dealers' folders, for each dealer whose
 * settings name it as their `group`. A group has no group, so that there is one place to look and no circle.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const settingsFileName = 'settings.json';

/** Beside the dealers' folders. */
export const groupsFolder = '_groups';

/** The file of a group, within the folder of dealers. */
export const groupFile = (group: string): string => `${groupsFolder}/${group}/${settingsFileName}`;

/** As a folder is named, so that a name leads nowhere else. */
const groupPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The group that settings name as they are written; null for none, and for what cannot be one. */
export function groupNamed(written: unknown): string | null {
  const group = isGroupOfKeys(written) ? written['group'] : null;
  return typeof group === 'string' && groupPattern.test(group) ? group : null;
}

export function knownGroups(tenantsDir: string): string[] {
  const folder = join(tenantsDir, groupsFolder);
  return existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(join(tenantsDir, groupFile(name)))) : [];
}

/**
 * A group's settings with a dealer's over them, as both are written. In order:
 * 1. what only one of them says counts;
 * 2. objects are merged key by key, save two of another `kind` each, which have no keys in common;
 * 3. else the dealer's word counts, `null` too; a list replaces the whole list.
 */
export function withGroup(group: unknown, own: unknown): unknown {
  if (own === undefined) return group;
  if (!isGroupOfKeys(group) || !isGroupOfKeys(own) || isOtherKind(group, own)) return own;
  const keys = new Set([...Object.keys(group), ...Object.keys(own)]);
  return Object.fromEntries([...keys].map((key) => [key, withGroup(group[key], own[key])]));
}

const isOtherKind = ({ kind }: Record<string, unknown>, own: Record<string, unknown>): boolean =>
  kind !== undefined && own['kind'] !== undefined && kind !== own['kind'];

const isGroupOfKeys = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A dealer's settings with those of its group, before anything is checked.
 * @throws Error for a file that is missing or no JSON
 */
export function writtenSettings(slug: string, tenantsDir: string): unknown {
  const own = readJson(join(tenantsDir, slug, settingsFileName));
  const group = groupNamed(own);
  return group === null ? own : withGroup(readJson(join(tenantsDir, groupFile(group))), own);
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
