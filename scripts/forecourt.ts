/** A command is imported only when it runs. */
import { readFileSync } from 'node:fs';
import { closest } from '#src/sources/tenants/did-you-mean.ts';
import { outliveClosedPipes } from './closed-pipe.ts';
import type { Command, Streams } from './commands/command.ts';
import { keepCompiled } from './compile-cache.ts';

interface NamedCommand {
  name: string;
  summary: string;
  load: () => Promise<Command>;
}

export const commandGroups: Record<string, NamedCommand[]> = {
  'Dealers and stock': [
    {
      name: 'new',
      summary: 'create a dealer’s folder, from its feed if there is one',
      load: async () => (await import('./commands/new-tenant.ts')).newTenant,
    },
    {
      name: 'feed',
      summary: 'show how a feed is read, and propose a mapping',
      load: async () => (await import('./commands/feed.ts')).feed,
    },
    {
      name: 'validate',
      summary: 'check dealers’ folders and feeds',
      load: async () => (await import('./commands/validate.ts')).validate,
    },
    {
      name: 'held',
      summary: 'list held changes and decide on them',
      load: async () => (await import('./commands/held.ts')).held,
    },
    {
      name: 'stock-status',
      summary: 'show the state of every feed',
      load: async () => (await import('./commands/stock-status.ts')).stockStatusCommand,
    },
  ],
  Sites: [
    { name: 'build', summary: 'build sites', load: async () => (await import('./commands/build.ts')).build },
    {
      name: 'refresh',
      summary: 'update sites with new stock',
      load: async () => (await import('./commands/refresh.ts')).refresh,
    },
    {
      name: 'check-site',
      summary: 'check links, HTML, page weight and accessibility',
      load: async () => (await import('./commands/check-site.ts')).checkSite,
    },
    {
      name: 'changed-tenants',
      summary: 'list the dealers that a code change affects',
      load: async () => (await import('./commands/changed-tenants.ts')).changedTenants,
    },
    {
      name: 'deploy',
      summary: 'deploy built sites to Netlify',
      load: async () => (await import('./commands/deploy.ts')).deploy,
    },
    {
      name: 'preview-comment',
      summary: 'write Markdown for a pull request',
      load: async () => (await import('./commands/preview-comment.ts')).previewCommentCommand,
    },
    {
      name: 'releases',
      summary: 'list, roll back or pin releases',
      load: async () => (await import('./commands/releases.ts')).releases,
    },
    {
      name: 'push-index',
      summary: 'update dealers’ Algolia indexes',
      load: async () => (await import('./commands/push-index.ts')).pushIndex,
    },
    {
      name: 'index-now',
      summary: 'report changed pages to Bing, Yandex and others',
      load: async () => (await import('./commands/index-now.ts')).indexNow,
    },
  ],
  Running: [
    {
      name: 'start',
      summary: 'build sites and serve them',
      load: async () => (await import('./commands/start.ts')).start,
    },
    {
      name: 'serve',
      summary: 'serve built sites with their functions',
      load: async () => (await import('./commands/serve.ts')).serveCommand,
    },
    {
      name: 'worker',
      summary: 'refresh every dealer on a schedule',
      load: async () => (await import('./commands/worker.ts')).worker,
    },
    {
      name: 'status',
      summary: 'show one line per dealer',
      load: async () => (await import('./commands/status.ts')).status,
    },
    {
      name: 'report',
      summary: 'write the operator’s report',
      load: async () => (await import('./commands/report.ts')).report,
    },
  ],
  'Leads and data': [
    {
      name: 'leads',
      summary: 'list leads and deliveries, or resend one',
      load: async () => (await import('./commands/leads.ts')).leads,
    },
    {
      name: 'clock',
      summary: 'show or confirm the server’s time after a jump',
      load: async () => (await import('./commands/clock.ts')).clock,
    },
    {
      name: 'person',
      summary: 'find, export, correct or erase a person’s data',
      load: async () => (await import('./commands/person.ts')).person,
    },
    {
      name: 'backup',
      summary: 'back up the database',
      load: async () => (await import('./commands/backup.ts')).backup,
    },
    {
      name: 'restore',
      summary: 'restore the database from a backup',
      load: async () => (await import('./commands/restore.ts')).restoreCommand,
    },
  ],
  Development: [
    {
      name: 'dev',
      summary: 'serve dealers of one template with hot reload',
      load: async () => (await import('./commands/dev.ts')).dev,
    },
    {
      name: 'test',
      summary: 'run every check, or some of them',
      load: async () => (await import('./commands/test.ts')).test,
    },
    { name: 'bench', summary: 'run the benchmarks', load: async () => (await import('./commands/bench.ts')).bench },
    {
      name: 'compare-sites',
      summary: 'compare two builds by text, tags and screenshots',
      load: async () => (await import('./commands/compare-sites.ts')).compareSites,
    },
    {
      name: 'deploy-plan',
      summary: 'count the files that each kind of change deploys',
      load: async () => (await import('./commands/deploy-plan.ts')).deployPlan,
    },
    {
      name: 'schema',
      summary: 'write JSON Schemas and generated docs',
      load: async () => (await import('./commands/schema.ts')).schema,
    },
    {
      name: 'migration',
      summary: 'write the SQL for a schema change',
      load: async () => (await import('./commands/migration.ts')).migration,
    },
  ],
};

const commands = Object.values(commandGroups).flat();
const width = Math.max(...commands.map(({ name }) => name.length)) + 2;

const usage = `Usage: forecourt COMMAND [options]   (forecourt COMMAND --help explains one)

${Object.entries(commandGroups)
  .map(([group, list]) => [group, ...list.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`)].join('\n'))
  .join('\n\n')}
`;

/** Runs the command in the arguments of this process. */
export async function runProcess(): Promise<void> {
  keepCompiled();
  outliveClosedPipes();
  process.exitCode = await forecourt(process.argv.slice(2), process);
}

/** Returns the exit code: 2 for an unknown command. */
export async function forecourt([name, ...args]: string[], streams: Streams): Promise<number> {
  if (name === undefined || ['--help', '-h', 'help'].includes(name)) {
    streams.stdout.write(usage);
    return 0;
  }
  if (name === '--version') {
    streams.stdout.write(`${version()}\n`);
    return 0;
  }
  const named = commands.find((command) => command.name === name);
  if (!named) {
    streams.stderr.write(unknownCommand(name));
    return 2;
  }
  const command = await named.load();
  return command(args, streams);
}

function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function unknownCommand(name: string): string {
  const near = closest(
    name,
    commands.map((command) => command.name),
  );
  return `There is no command "${name}".${near === null ? '' : ` Did you mean ${near}?`} ./forecourt --help lists them all.\n`;
}
