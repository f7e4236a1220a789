/** `npm run index-now`: tells search engines which pages of live sites changed since they were last told. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/index-now.ts')).indexNow);
