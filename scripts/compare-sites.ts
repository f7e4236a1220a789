/** `node scripts/compare-sites.ts BEFORE AFTER`: shows how a code change affects built sites. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/compare-sites.ts')).compareSites);
