/** Whether a site that was sent is the one that shoppers get, and answers. */
import { setTimeout as pause } from 'node:timers/promises';
import { stockRecordPath } from '#src/domain/vehicle/stock-record.ts';
import type { DeployedFile } from './site-files.ts';

/** What a site must answer: of each path what its text must hold. */
export type Expectation = Record<string, string[]>;

export interface Patience {
  /** Looks before it is not well: a host's machines do not all learn of a deploy in one moment. */
  tries: number;
  pauseMs: number;
}

const timeoutMs = 20_000;
const keyPages = { '/': '/index.html', '/cars/': '/cars/index.html' };

/**
 * Of a site that is sent: its key pages name the styles and scripts of this release, whose names hold the hash of their
 * bytes (hosts may change other things of a page), the record of the stock is the same, and functions answer.
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

/** Null, or what is wrong. */
export async function problemOf(
  url: string,
  expected: Expectation,
  { tries, pauseMs }: Patience = { tries: 4, pauseMs: 3000 },
): Promise<string | null> {
  for (let attempt = 1; ; attempt++) {
    const problem = await lookAt(url.replace(/\/$/, ''), expected);
    if (problem === null || attempt >= tries) return problem;
    await pause(pauseMs);
  }
}

async function lookAt(url: string, expected: Expectation): Promise<string | null> {
  for (const [path, texts] of Object.entries(expected)) {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(timeoutMs) }).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => null,
    );
    if (answer === null) return `${path} does not answer.`;
    if (answer.status !== 200) return `${path} answers ${answer.status}.`;
    if (!texts.every((text) => answer.text.includes(text))) return `${path} is not of the release that was sent.`;
  }
  return null;
}
