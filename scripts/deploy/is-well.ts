import { setTimeout as pause } from 'node:timers/promises';
import { stockRecordPath } from '#src/domain/vehicle/stock-record.ts';
import type { DeployedFile } from './site-files.ts';

export type Expectation = Record<string, string[]>;

export interface Patience {
  /** A deploy doesn't reach all machines at once. */
  tries: number;
  pauseMs: number;
}

const timeoutMs = 20_000;
const keyPages = { '/': '/index.html', '/cars/': '/cars/index.html' };

/**
 * Key pages must name this release's hashed styles and scripts (hosts may change the rest), the stock record must
 * match, and functions must respond.
 */
export function expectationOf(files: readonly DeployedFile[]): Expectation {
  const textOf = (path: string) => {
    const file = files.find((one) => one.path === path);
    return file ? Buffer.from(file.bytes()).toString() : null;
  };
  const record = textOf(stockRecordPath);
  const pages = Object.entries(keyPages).flatMap(([path, file]): [string, string[]][] => {
    const html = textOf(file);
    return html === null ? [] : [[path, [...new Set(html.match(/\/_a\/[\w.-]+/g))]]];
  });
  return {
    ...Object.fromEntries(pages),
    ...(record !== null && { [stockRecordPath]: [record] }),
    '/api/health': [],
  };
}

/** Null if fine. */
export async function problemOf(
  url: string,
  expected: Expectation,
  { tries, pauseMs }: Patience = { tries: 4, pauseMs: 3000 },
): Promise<string | null> {
  for (let attempt = 1; ; attempt++) {
    const problem = await findProblem(url.replace(/\/$/, ''), expected);
    if (problem === null || attempt >= tries) return problem;
    await pause(pauseMs);
  }
}

async function findProblem(url: string, expected: Expectation): Promise<string | null> {
  for (const [path, texts] of Object.entries(expected)) {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(timeoutMs) }).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => null,
    );
    if (answer === null) return `${path} does not respond.`;
    if (answer.status !== 200) return `${path} answers ${answer.status}.`;
    if (!texts.every((text) => answer.text.includes(text))) return `${path} is not from the release that was sent.`;
  }
  return null;
}
