/**
 * Remembers steps that passed, outside git in `.forecourt/passed`. A step does not run again while no file of the project,
 * no tool and no variable that it reads has changed. A step that failed or skipped a check is never remembered.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts } from './counts.ts';
import { hashFiles } from './hash-files.ts';

/** Output of the project's own commands; everything else in the folder counts. */
const exclude = [
  '{.git,.forecourt,.astro,.netlify,.database,dist,backups,test-results,playwright-report}',
  '**/node_modules',
  '**/*.log',
];

/** Variables that change what tests do. */
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

  /** @param tools versions of the programs that tests use beside the packages, such as browsers */
  constructor(projectDir: string, tools: string) {
    this.#file = join(projectDir, '.forecourt/passed/steps.json');
    const environment = variables.map((name) => `${name}=${process.env[name] ?? ''}`);
    const more = [process.version, process.platform, process.arch, tools, ...environment].join('\n');
    this.#hashNow = () => hashFiles(projectDir, ['**', '.*/**', '.*'], { exclude, more });
    this.#tree = this.#hashNow();
    this.#steps = read(this.#file);
  }

  /** How many checks of the step passed on these very bytes; null where it has to run. */
  passed(step: string): number | null {
    const known = this.#steps[step];
    return known?.tree === this.#tree ? known.passed : null;
  }

  /** Remembers a step that passed, unless a file has changed since the run began; forgets any other. */
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
