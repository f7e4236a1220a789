/** `npm run stock-status`: prints how fresh each dealer's stock is. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/stock-status.ts')).stockStatusCommand);
