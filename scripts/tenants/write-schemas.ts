import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schemaFiles } from '#src/sources/tenants/schema-files.ts';

/** Returns the number of schemas. */
export async function writeSchemas(tenantsDir: string): Promise<number> {
  const dir = join(tenantsDir, 'schemas');
  await mkdir(dir, { recursive: true });
  const files = Object.entries(schemaFiles());
  for (const [name, text] of files) await writeFile(join(dir, name), text);
  return files.length;
}
