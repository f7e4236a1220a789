/** `npm run backup`: writes everything that the database contains into one file. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/backup.ts')).backup);
