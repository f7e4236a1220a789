import { startCommand } from './start-command.ts';

await startCommand(async () => (await import('./commands/new-tenant.ts')).newTenant);
