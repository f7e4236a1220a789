/** `npm run new-tenant`: writes a complete dealer's folder that validates and builds. */
import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/new-tenant.ts')).newTenant);
