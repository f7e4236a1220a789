import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { failureText } from '#src/server/database/failure-text.ts';
import { siteSlugs } from '#src/local-server/sites.ts';
import { outliveClosedPipes } from './closed-pipe.ts';
import { exitOnHelp } from './help.ts';
import { serve } from './serve/serve-command.ts';
import { checkMode, OPTIONS, readServeOptions } from './serve/serve-options.ts';

exitOnHelp(`Usage: npm start -- [options]   builds the dealers and serves them\n\n${OPTIONS}`);

async function start(): Promise<number> {
  const args = process.argv.slice(2);
  const options = readServeOptions(args, process.env);
  checkMode(options, process.env);
  const build = fileURLToPath(new URL('build.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [build, '--out', options.outDir, '--tenants', options.tenantsDir], {
    stdio: 'inherit',
  });
  if (status !== 0 && (await siteSlugs(options.outDir)).length === 0) {
    throw new Error('No site could be built; see the errors above.');
  }
  outliveClosedPipes();
  return serve(options, args);
}

try {
  process.exitCode = await start();
} catch (error) {
  console.error(failureText(error));
  process.exitCode = 1;
}
