/** `npm run push-index`: fills dealers' Algolia indexes with the stock that a build would publish. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/push-index.ts')).pushIndex);
