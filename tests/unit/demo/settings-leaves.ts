import * as z from 'zod';
import { settingsSchema } from '#src/domain/tenant/settings/settings.ts';

interface Node {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Node[];
  properties?: Record<string, Node>;
  default?: unknown;
}

export interface SettingLeaf {
  path: string;
  kind: 'boolean' | 'choice' | 'optional' | 'list' | 'other';
  options: unknown[];
  byDefault: unknown;
}

const isNull = (node: Node) => node.type === 'null';

function leaf(path: string, node: Node): SettingLeaf {
  const made = (kind: SettingLeaf['kind'], options: unknown[] = []): SettingLeaf => ({
    path,
    kind,
    options,
    byDefault: node.default,
  });
  if (node.type === 'boolean') return made('boolean', [true, false]);
  if (node.enum) return made('choice', node.enum);
  if (node.anyOf?.some(isNull)) return made('optional');
  return made(node.type === 'array' ? 'list' : 'other');
}

function walk(path: string, node: Node): SettingLeaf[] {
  if (!node.properties) return [leaf(path, node)];
  return Object.entries(node.properties).flatMap(([key, child]) => walk(path ? `${path}.${key}` : key, child));
}

export const settingLeaves = (): SettingLeaf[] =>
  walk('', z.toJSONSchema(settingsSchema, { io: 'output', unrepresentable: 'any' }) as Node).filter(
    ({ path }) => path !== '$schema',
  );

export const valueAt = (settings: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], settings);
