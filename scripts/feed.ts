/** `npm run feed`: shows what a feed contains and how it would be read, before a dealer is built from it. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/feed.ts')).feed);
