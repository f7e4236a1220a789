/** `npm run schema`: writes the JSON Schemas of dealers' files and the tables of the docs that follow from the code. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/schema.ts')).schema);
