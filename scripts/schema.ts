/** Writes the JSON Schemas of tenants' files to tenants/schemas/. Run it after a change of a schema. */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { exitOnHelp } from './help.ts';
import { writeSchemas } from './tenants/write-schemas.ts';

exitOnHelp(
  "Usage: npm run schema -- [--tenants DIR]   (writes the JSON Schemas of dealers' files to schemas/ beside the dealers)",
);

const dir = tenantsFolder(parseArgs({ options: { tenants: { type: 'string' } } }).values.tenants);
console.log(`${await writeSchemas(dir)} schemas written to ${relative('', dir)}/schemas/`);
