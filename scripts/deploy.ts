/** `npm run deploy`: sends built sites to Netlify, and of each only what Netlify does not have. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/deploy.ts')).deploy);
