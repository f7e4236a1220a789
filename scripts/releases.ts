/** `npm run releases`: lists a dealer's releases, restores one and pins it. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/releases.ts')).releases);
