/** Writes the JSON Schemas of tenants' files to tenants/schemas/. Run it after a change of a schema. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schemaFiles } from '#src/sources/tenants/schema-files.ts';
import { exitOnHelp } from './help.ts';

exitOnHelp('Usage: npm run schema   (writes the JSON Schemas of dealers\' files to tenants/schemas/)');

const dir = join(import.meta.dirname, '../tenants/schemas');
await mkdir(dir, { recursive: true });
for (const [name, text] of Object.entries(schemaFiles())) await writeFile(join(dir, name), text);
console.log(`${Object.keys(schemaFiles()).length} schemas written to tenants/schemas/`);
