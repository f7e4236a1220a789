/** `npm run push-index -- <slug…>`: fills dealers' Algolia indexes with the stock that a build would publish. */
import { pushCommand } from './push-index/command.ts';

process.exitCode = await pushCommand(process.argv.slice(2));
