/**
 * Writes what is made from the code and read by people: the JSON Schemas of tenants' files, and
 * the table of the vocabulary.
 */
import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { exitOnHelp } from './help.ts';
import { vocabularyFile, vocabularyPage } from './docs/vocabulary-page.ts';
import { writeSchemas } from './tenants/write-schemas.ts';

exitOnHelp(
  "Usage: npm run schema -- [--tenants DIR]   (writes the JSON Schemas of dealers' files to schemas/ beside the dealers, and docs/vocabulary.md)",
);

const dir = tenantsFolder(parseArgs({ options: { tenants: { type: 'string' } } }).values.tenants);
console.log(`${await writeSchemas(dir)} schemas written to ${relative('', dir)}/schemas/`);
await writeFile(vocabularyFile, vocabularyPage);
