/** `npm run person`: answers a request of a person about the data that is stored about them. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/person.ts')).person);
