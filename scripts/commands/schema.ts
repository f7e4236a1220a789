import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { diagramFile, statesPage } from '#src/journeys/reserve/server/states/state-diagram.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { parseOptions } from '../parse-options.ts';
import { feedFieldsFile, feedFieldsPage } from '../docs/feed-fields-page.ts';
import { vocabularyFile, vocabularyPage } from '../docs/vocabulary-page.ts';
import { writeSchemas } from '../tenants/write-schemas.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt schema [--tenants DIR]

  --tenants DIR   dealers folder (default: the TENANTS variable, or tenants)
Writes the JSON Schemas for dealers' files to schemas/ in the dealers folder, and updates
${vocabularyFile}, ${feedFieldsFile} and ${diagramFile}.`;

export const schema = command({
  usage,
  run: async (args, { stdout }) => {
    const { values } = parseOptions({ args, options: { tenants: { type: 'string' } } }, usage);
    const dir = tenantsFolder(values.tenants);
    stdout.write(`${await writeSchemas(dir)} schemas written to ${relative('', dir)}/schemas/\n`);
    await writeFile(vocabularyFile, vocabularyPage);
    await writeFile(feedFieldsFile, feedFieldsPage);
    await writeFile(diagramFile, statesPage());
    return 0;
  },
});
