/** Shared settings: `_groups/<name>/settings.json`. Groups can't belong to groups. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const settingsFileName = 'settings.json';

export const groupsFolder = '_groups';

export const groupFile = (group: string): string => `${groupsFolder}/${group}/${settingsFileName}`;

/** Must not point outside the folder. */
const groupPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function groupNamed(written: unknown): string | null {
  const group = isGroupOfKeys(written) ? written['group'] : null;
  return typeof group === 'string' && groupPattern.test(group) ? group : null;
}

export function knownGroups(tenantsDir: string): string[] {
  const folder = join(tenantsDir, groupsFolder);
  return existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(join(tenantsDir, groupFile(name)))) : [];
}

/** Objects merge by key unless their `kind` differs; lists and other values, including `null`, are replaced. */
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

/** @throws Error for a missing file or invalid JSON */
export function writtenSettings(slug: string, tenantsDir: string): unknown {
  const own = readJson(join(tenantsDir, slug, settingsFileName));
  const group = groupNamed(own);
  return group === null ? own : withGroup(readJson(join(tenantsDir, groupFile(group))), own);
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
