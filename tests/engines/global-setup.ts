import type { TestProject } from 'vitest/node';
import { findOrInstallEngines, howToInstall, type Engines } from '../../scripts/find-engines.ts';
import { builtAt } from '../support/built-at.ts';
import { demoBuild } from '../support/demo-build.ts';
import { startDemoServer } from '../support/demo-server.ts';
import { startWalkServer } from './driver/walk-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engines: Engines;
    port: number;
  }
}

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const engines = findOrInstallEngines();
  project.provide('engines', engines);
  for (const name of ['firefox', 'webkit'] as const) if (!engines[name]) console.warn(`Skipped: ${howToInstall[name]}`);
  if (!engines.firefox && !engines.webkit) {
    project.provide('port', 0);
    return undefined;
  }

  const server = await startDemoServer(await demoBuild());
  const walkServer = await startWalkServer(server.port, builtAt);
  project.provide('port', walkServer.port);
  return async () => {
    walkServer.close();
    await server.stop();
  };
}
