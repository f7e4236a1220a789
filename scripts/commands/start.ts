import { spawnSync } from 'node:child_process';
import { failureText } from '#src/server/platform/database/failure-text.ts';
import { siteSlugs } from '#src/local-server/sites.ts';
import { commandFile } from '../command-file.ts';
import { serve } from '../serve/serve-command.ts';
import { checkMode, OPTIONS, readServeOptions } from '../serve/serve-options.ts';
import { command } from './command.ts';

export const start = command({
  usage: `Usage: forecourt start [options]   builds the dealers and serves them\n\n${OPTIONS}`,
  run: async (args) => {
    const options = readServeOptions(args, process.env);
    checkMode(options, process.env);
    // In its own process, whose memory is free again while this one serves.
    const { status } = spawnSync(
      process.execPath,
      [commandFile, 'build', '--out', options.outDir, '--tenants', options.tenantsDir],
      { stdio: 'inherit' },
    );
    if (status !== 0 && (await siteSlugs(options.outDir)).length === 0)
      throw new Error('No site could be built; see the errors above.');
    return serve(options, args);
  },
  failure: (error) => ({ message: failureText(error), code: 1 }),
});
