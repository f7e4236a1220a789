/** `npm run status`: prints every dealer in a line, from the files that builds write; no database is needed. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/status.ts')).status);
