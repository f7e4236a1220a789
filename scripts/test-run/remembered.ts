/** Caches passed steps until a project file, tool or variable changes. Failed or skipped checks are never cached. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts } from './counts.ts';
import { hashFiles } from './hash-files.ts';

/** Changes to any other file invalidate the cache. */
const exclude = [
  '{.git,.forecourt,.astro,.netlify,.database,dist,backups,test-results,playwright-report}',
  '**/node_modules',
  '**/*.log',
];

const variables = [
  'CI',
  'FUZZ_RUNS',
  'LISTINGS',
  'MATRIX',
  'DEMO_SITES',
  'TEST_DATABASE_URL',
  'CHROMIUM',
  'TZ',
  'LANG',
];

export class RememberedSteps {
  readonly #file: string;
  readonly #hashNow: () => string;
  readonly #tree: string;
  readonly #steps: Record<string, { tree: string; passed: number }>;

  /** @param tools versions of programs such as browsers */
  constructor(projectDir: string, tools: string) {
    this.#file = join(projectDir, '.forecourt/passed/steps.json');
    const environment = variables.map((name) => `${name}=${process.env[name] ?? ''}`);
    const more = [process.version, process.platform, process.arch, tools, ...environment].join('\n');
    this.#hashNow = () => hashFiles(projectDir, ['**', '.*/**', '.*'], { exclude, more });
    this.#tree = this.#hashNow();
    this.#steps = read(this.#file);
  }

  /** Null if the step must run. */
  passed(step: string): number | null {
    const known = this.#steps[step];
    return known?.tree === this.#tree ? known.passed : null;
  }

  /** Caches a passed step unless a file changed meanwhile. */
  record(step: string, { passed, failed, skipped }: Counts): void {
    if (failed > 0 || skipped > 0 || passed === 0 || this.#hashNow() !== this.#tree) delete this.#steps[step];
    else this.#steps[step] = { tree: this.#tree, passed };
    mkdirSync(join(this.#file, '..'), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.#steps));
  }
}

function read(file: string): Record<string, { tree: string; passed: number }> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, { tree: string; passed: number }>;
  } catch {
    return {};
  }
}
