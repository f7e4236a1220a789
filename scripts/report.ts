/** `npm run report`: writes the operator's report again and prints where it is. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/report.ts')).report);
