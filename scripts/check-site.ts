/** `npm run check-site`: looks through built sites for what a shopper would stumble over. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/check-site.ts')).checkSite);
