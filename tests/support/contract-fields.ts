import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contract } from '#src/contracts/contract.ts';
import { projectDir } from './generator.ts';

export async function allContracts(): Promise<Contract[]> {
  const modules = await Promise.all(
    globSync('src/{contracts,journeys/*/contract}/*.ts', { cwd: projectDir }).map(
      (file) => import(pathToFileURL(join(projectDir, file)).href) as Promise<Record<string, unknown>>,
    ),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isContract);
}

function isContract(value: unknown): value is Contract {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'method' in value &&
    'input' in value &&
    'reply' in value
  );
}

interface Schema {
  type?: string;
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  pipe?: Schema[];
  getter?: (value: unknown) => Schema;
  options?: unknown[];
}

export interface Fields {
  [name: string]: Fields | null;
}

export function fieldsOf(input: unknown): Fields | null {
  const schema = input as Schema;
  if (schema.entries)
    return Object.fromEntries(Object.entries(schema.entries).map(([name, entry]) => [name, fieldsOf(entry)]));
  if (schema.wrapped) return fieldsOf(schema.wrapped);
  return null;
}
