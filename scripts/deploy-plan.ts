/** `npm run deploy-plan`: what each kind of change costs to deploy. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/deploy-plan.ts')).deployPlan);
