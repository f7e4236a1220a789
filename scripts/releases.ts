import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/releases.ts')).releases);
