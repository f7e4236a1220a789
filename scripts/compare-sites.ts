/** `node scripts/compare-sites.ts BEFORE AFTER` */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/compare-sites.ts')).compareSites);
