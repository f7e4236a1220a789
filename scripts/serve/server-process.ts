/** The server of `npm run serve` and `npm start`, as the process that is started again when it crashes. It goes when its supervisor goes. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startLocalServer } from '#src/server/local/start-local-server.ts';
import { siteSlugs } from '#src/server/local/sites.ts';
import { describeDealer } from './describe-dealer.ts';
import { readServeOptions } from './serve-command.ts';
import type { ServerReady } from './supervise.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

async function run(): Promise<void> {
  const { outDir, port } = readServeOptions(process.argv.slice(2), process.env);
  const server = await startLocalServer({ outDir, port, functionsDir: join(projectDir, 'functions'), describe: describeDealer(outDir, join(projectDir, 'tenants')) });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await server.close();
    process.exit(0);
  };
  // A terminal's Ctrl+C comes to both, and once more from the supervisor.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, () => void stop());
  for (const slug of await siteSlugs(outDir)) console.log(`  ${server.url(slug)}`);
  console.log(`Serving ${outDir}\nAll dealers: ${server.url()}   (Ctrl+C stops)`);
  process.send?.({ port: server.port } satisfies ServerReady);
}

run().catch((cause: Error) => {
  console.error(cause.message);
  process.exit(1);
});
