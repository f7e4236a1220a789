/** `npm run leads`: shows leads and their deliveries, sends a dead delivery again and ends a free hold. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/leads.ts')).leads);
