/** Test files share a process, so each must clean up. */
import { afterAll, vi } from 'vitest';
import { removeTempDirs } from './temp-dir.ts';

const initialVariables = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.keys(process.env)) if (!(name in initialVariables)) delete process.env[name];
  Object.assign(process.env, initialVariables);
  removeTempDirs();
});
