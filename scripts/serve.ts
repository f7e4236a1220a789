/** `npm run serve`: serves the built dealers with their functions, on this machine only. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/serve.ts')).serveCommand);
