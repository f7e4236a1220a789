/** `node scripts/compare-sites.ts BEFORE AFTER`: what a change of the code does to built sites. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/compare-sites.ts')).compareSites);
