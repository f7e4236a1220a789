/** `npm run worker`: refreshes all dealers as often as their settings say, for hosting of one's own. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/worker.ts')).worker);
