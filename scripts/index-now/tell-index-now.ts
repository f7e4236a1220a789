/** IndexNow (https://www.indexnow.org/documentation) only wants later changes, so the first run submits nothing. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { indexNowFile } from '#src/generator/layout.ts';
import { writeAtomically } from '#src/generator/record.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { readDigest, type BuiltPages } from './built-pages.ts';

export interface IndexNowRequest {
  slug: string;
  siteUrl: string;
  key: string;
  pages: BuiltPages;
  outDir: string;
  isAll: boolean;
  isDry: boolean;
  /** Default: the search engines' shared URL. */
  api?: string;
  /** URLs per message. Default: 10,000, the protocol's limit. */
  most?: number;
  /** Retry delay. Default: 2000. */
  pauseMs?: number;
}

export interface IndexNowResult {
  isFirst: boolean;
  pages: number;
  changed: string[];
  gone: string[];
}

const defaultApiUrl = 'https://api.indexnow.org/indexnow';
const maxAttempts = 3;
const timeoutMs = 20_000;

const noteSchema = v.object({ siteUrl: v.string(), pages: v.record(v.string(), v.string()) });

class IndexNowRefusal extends Error {
  override name = 'IndexNowRefusal';
}

/** @throws Error with the next step; earlier submissions are already recorded */
export async function notifyIndexNow(request: IndexNowRequest): Promise<IndexNowResult> {
  const { pages, isAll, isDry, most = 10_000 } = request;
  const before = notedPages(request);
  const known = before ?? (isAll ? {} : pages);
  const changed = Object.keys(pages).filter((path) => isAll || known[path] !== pages[path]);
  const gone = Object.keys(known).filter((path) => !(path in pages));
  const told: IndexNowResult = { isFirst: before === null, pages: Object.keys(pages).length, changed, gone };
  if (isDry) return told;
  const paths = [...changed, ...gone];
  if (paths.length > 0) await checkLive(request, changed[0], gone[0]);
  const noted = { ...known };
  for (let at = 0; at < paths.length; at += most) {
    const group = paths.slice(at, at + most);
    await send(request, group);
    for (const path of group) {
      if (path in pages) noted[path] = pages[path]!;
      else delete noted[path];
    }
    note(request, noted);
  }
  if (before === null) note(request, noted);
  return told;
}

/** Null on the first run, or if the site URL has changed. */
function notedPages({ outDir, slug, siteUrl }: IndexNowRequest): BuiltPages | null {
  try {
    const found = v.parse(noteSchema, JSON.parse(readFileSync(indexNowFile(outDir, slug), 'utf8')));
    return found.siteUrl === siteUrl ? found.pages : null;
  } catch {
    return null;
  }
}

const note = ({ outDir, slug, siteUrl }: IndexNowRequest, pages: BuiltPages): void =>
  writeAtomically(indexNowFile(outDir, slug), `${JSON.stringify({ siteUrl, pages })}\n`);

/** Search engines notified too early read the old page, and don't return for a while. */
async function checkLive(
  { slug, siteUrl, key, pages }: IndexNowRequest,
  changed: string | undefined,
  gone: string | undefined,
): Promise<void> {
  const deployFirst = `Deploy ${slug} first.`;
  const found = await liveText(`${siteUrl}/${key}.txt`);
  if (found.trim() !== key) throw new Error(`${siteUrl}/${key}.txt does not contain the key. ${deployFirst}`);
  if (changed !== undefined && readDigest(await liveText(siteUrl + changed)) !== pages[changed])
    throw new Error(`${siteUrl}${changed} does not show the latest build yet. ${deployFirst}`);
  if (
    gone !== undefined &&
    (await liveText(`${siteUrl}/sitemap.xml`)).includes(`<loc>${escapeHtml(siteUrl + gone)}</loc>`)
  )
    throw new Error(`${siteUrl}/sitemap.xml still lists ${gone}. ${deployFirst}`);
}

async function liveText(url: string): Promise<string> {
  const answer = await fetch(url, {
    headers: { 'cache-control': 'no-cache' },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: Error) => {
    throw new Error(`${url} could not be reached (${reasonOf(cause)}).`, { cause });
  });
  if (answer.ok) return await answer.text();
  await answer.body?.cancel();
  throw new Error(`${url} returned ${answer.status}. Deploy the site first.`);
}

const refusals: Record<number, string> = {
  400: 'the request is invalid',
  403: 'it could not find the key on the site',
  422: 'it does not accept these URLs for this key',
};

async function send(request: IndexNowRequest, paths: string[]): Promise<void> {
  const { siteUrl, key, api = defaultApiUrl, pauseMs = 2000 } = request;
  const message = {
    host: new URL(siteUrl).host,
    key,
    keyLocation: `${siteUrl}/${key}.txt`,
    urlList: paths.map((path) => siteUrl + path),
  };
  for (let attempt = 1; ; attempt++) {
    const problem = await post(api, message);
    if (problem === null) return;
    if (problem instanceof IndexNowRefusal || attempt === maxAttempts) throw problem;
    await pause(pauseMs * attempt);
  }
}

/** Null if accepted; 202: the key is not verified yet. */
async function post(api: string, message: object): Promise<Error | null> {
  try {
    const answer = await fetch(api, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    const { ok, status } = answer;
    if (ok) return null;
    const refusal = refusals[status];
    if (refusal !== undefined) return new IndexNowRefusal(`IndexNow returned ${status}: ${refusal}.`);
    return status === 429
      ? new IndexNowRefusal('IndexNow rate limit reached (429). Run this again in an hour; nothing is lost.')
      : new Error(`IndexNow returned ${status}. Run this again later; nothing is lost.`);
  } catch (cause) {
    return new Error(
      `IndexNow could not be reached (${reasonOf(cause as Error)}). Run this again later; nothing is lost.`,
    );
  }
}

const reasonOf = ({ cause, message }: Error): string => (cause as NodeJS.ErrnoException | undefined)?.code ?? message;
