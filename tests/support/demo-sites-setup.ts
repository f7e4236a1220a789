/** Where the site tests build the demo dealers: one folder for a whole run, made when the first test asks for it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    demoSitesDir: string;
  }
}

/** SITES_DIR names a folder that is built already, so that a test under work need not wait for a build. */
export function setup(project: TestProject): () => void {
  const ready = process.env.SITES_DIR;
  const dir = ready ?? mkdtempSync(join(tmpdir(), 'forecourt-sites-'));
  project.provide('demoSitesDir', dir);
  return () => {
    if (ready === undefined) rmSync(dir, { recursive: true, force: true });
  };
}
