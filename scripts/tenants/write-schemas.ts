import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schemaFiles } from '#src/sources/tenants/schema-files.ts';

/** Writes the JSON Schemas beside the dealers, where their files name them, and returns how many. */
export async function writeSchemas(tenantsDir: string): Promise<number> {
  const dir = join(tenantsDir, 'schemas');
  await mkdir(dir, { recursive: true });
  const files = Object.entries(schemaFiles());
  for (const [name, text] of files) await writeFile(join(dir, name), text);
  return files.length;
}
