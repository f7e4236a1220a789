import * as z from 'zod';
import { memoize } from '#src/lib/memoize.ts';
import type { KeyPath } from './issue.ts';

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** Before defaults. */
const jsonSchemaOf = memoize(
  (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
);

export function keysAt(schema: z.ZodType, path: KeyPath): string[] {
  let level = [jsonSchemaOf(schema)];
  for (const key of path) level = level.flatMap(readings).flatMap((node) => step(node, key));
  return [...new Set(level.flatMap(readings).flatMap((node) => Object.keys(node.properties ?? {})))];
}

export function pathsNamed(schema: z.ZodType, key: string): KeyPath[] {
  const found: KeyPath[] = [];
  const visit = (node: JsonSchema, path: KeyPath) => {
    for (const reading of readings(node)) {
      for (const [name, child] of Object.entries(reading.properties ?? {})) {
        if (name === key) found.push([...path, name]);
        visit(child, [...path, name]);
      }
    }
  };
  visit(jsonSchemaOf(schema), []);
  return found;
}

const readings = (node: JsonSchema): JsonSchema[] => {
  const several = node.anyOf ?? node.oneOf;
  return several ? several.flatMap(readings) : [node];
};

function step(node: JsonSchema, key: string | number): JsonSchema[] {
  if (typeof key === 'number') return node.items ? [node.items] : [];
  const child = node.properties?.[key];
  if (child) return [child];
  return typeof node.additionalProperties === 'object' ? [node.additionalProperties] : [];
}
