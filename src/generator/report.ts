/** Progress bar on terminals, plain lines elsewhere, one JSON object with `--json`. */
import { choiceText, heldItems } from '#src/domain/guard/held-item.ts';
import { ProgressLine, showsProgress, type TextStream } from './progress-line.ts';
import type { TenantResult } from './tenant-result.ts';

export interface RunResult {
  ok: boolean;
  seconds: number;
  tenants: TenantResult[];
}

export interface Reporter {
  compileStarts: () => void;
  compileEnds: () => void;
  tenantStarts: (slug: string) => void;
  progress: (slug: string, files: number) => void;
  tenantEnds: (result: TenantResult) => void;
  summary: (result: RunResult) => void;
}

const noop = () => {};

export const jsonReporter = (out: TextStream): Reporter => ({
  compileStarts: noop,
  compileEnds: noop,
  tenantStarts: noop,
  progress: noop,
  tenantEnds: noop,
  summary: (result) => out.write(`${JSON.stringify(result)}\n`),
});

export function textReporter(
  out: TextStream,
  env: NodeJS.ProcessEnv = process.env,
  clock: () => number = () => performance.now(),
): Reporter {
  const bar = showsProgress(out, env) ? new ProgressLine(out, clock) : null;
  const line = (text: string) => {
    bar?.clear();
    out.write(`${text}\n`);
  };
  let started = 0;
  return {
    compileStarts: () => {
      started = clock();
      bar?.show('Compiling');
    },
    compileEnds: () => line(`Compiled in ${seconds((clock() - started) / 1000)}.`),
    tenantStarts: (slug) => bar?.start(slug),
    progress: (slug, files) => bar?.advance(slug, files),
    tenantEnds: (result) => {
      for (const text of tenantLines(result)) line(text);
    },
    summary: ({ ok, tenants, seconds: total }) =>
      line(
        ok
          ? `${count(tenants.length, 'dealer')} ready in ${seconds(total)}.`
          : `${tenants.filter((tenant) => !tenant.ok).length} of ${count(tenants.length, 'dealer')} failed; their last good sites are untouched.`,
      ),
  };
}

function tenantLines(result: TenantResult): string[] {
  const { slug, ok, rows, vehicles, rejected, pages, written, bytes } = result;
  const head = ok
    ? `${slug.padEnd(26)} ${String(pages).padStart(6)} pages  ${String(vehicles).padStart(6)} of ${count(rows, 'vehicle')}  ${written} written  ${megabytes(bytes)}  ${seconds(result.seconds)}`
    : `${slug.padEnd(26)} FAILED after ${seconds(result.seconds)}`;
  return [
    head,
    ...(rejected > 0 ? [`  ${count(rejected, 'row')} set aside: see this dealer’s rejected.json`] : []),
    ...heldLines(result),
    ...result.notes.map((note) => `  note: ${note}`),
    ...result.warnings
      .filter((warning) => !result.words || !result.questions?.includes(warning))
      .map((warning) => `  warning: ${warning}`),
    ...result.errors.map((error) => `  error: ${error.replaceAll('\n', '\n  ')}`),
  ];
}

const heldLines = (result: TenantResult): string[] =>
  heldItems(result.slug, result).flatMap((item) => [
    `  held: ${item.title}`,
    `    ${item.vehicles}. ${item.text}`,
    `    ${choiceText(item)}`,
  ]);

const seconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} s`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;
