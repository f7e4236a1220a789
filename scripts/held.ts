/** `npm run held`: lists prices that are held and decides on them. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/held.ts')).held);
