/** `npm run dev`: serves dealers from their folders with live reload. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/dev.ts')).dev);
