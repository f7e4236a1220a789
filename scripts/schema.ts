/**
 * Writes what is made from the code and read by people: the JSON Schemas of tenants' files, and
 * the tables of the vocabulary and of a feed's fields.
 */
import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { exitOnHelp } from './help.ts';
import { feedFieldsFile, feedFieldsPage } from './docs/feed-fields-page.ts';
import { vocabularyFile, vocabularyPage } from './docs/vocabulary-page.ts';
import { writeSchemas } from './tenants/write-schemas.ts';

exitOnHelp(
  "Usage: npm run schema -- [--tenants DIR]   (writes the JSON Schemas of dealers' files to schemas/ beside the dealers, docs/vocabulary.md and docs/feed-fields.md)",
);

const dir = tenantsFolder(parseArgs({ options: { tenants: { type: 'string' } } }).values.tenants);
console.log(`${await writeSchemas(dir)} schemas written to ${relative('', dir)}/schemas/`);
await writeFile(vocabularyFile, vocabularyPage);
await writeFile(feedFieldsFile, feedFieldsPage);
