import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { REVALIDATE, textAnswer, type Answer } from './answer.ts';
import { fileAnswer } from './file-answer.ts';
import { findFile } from './find-file.ts';
import { headersFor } from './headers-file.ts';
import { forPlainHttp } from '#src/server/platform/page-headers.ts';
import { rangeAnswer } from './range-answer.ts';
import { findRedirect, type RedirectHit } from '#src/lib/redirect-rules.ts';
import { parseRequestPath, type RequestPath } from './request-path.ts';
import { servedFolder, siteRules, type SiteRules } from './sites.ts';

export interface SiteRequest {
  outDir: string;
  slug: string;
  method: string;
  /** Encoded. */
  target: string;
  headers: IncomingHttpHeaders;
  secure: boolean;
}

export const siteRequest = (
  { method = 'GET', url = '/', headers }: IncomingMessage,
  slug: string,
  { outDir, secure }: Pick<SiteRequest, 'outDir' | 'secure'>,
): SiteRequest => ({ outDir, slug, method, target: url, headers, secure });

/** Null for an unknown dealer. */
export async function siteAnswer(request: SiteRequest): Promise<Answer | null> {
  const folder = servedFolder(request.outDir, request.slug);
  if (folder === null) return null;
  const answer = await answerOrNull(folder, request);
  if (answer !== null && answer.status !== 404) return answer;
  // A build swaps the whole folder, so the file may be in the new one.
  const now = servedFolder(request.outDir, request.slug);
  const moved = answer === null || now !== folder;
  return moved && now !== null ? answerFrom(now, request) : answer;
}

async function answerOrNull(folder: string, request: SiteRequest): Promise<Answer | null> {
  try {
    return await answerFrom(folder, request);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function answerFrom(folder: string, request: SiteRequest): Promise<Answer> {
  const where = parseRequestPath(request.target);
  if (where === null) return textAnswer(400, 'This URL is malformed.');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const refused = textAnswer(405, 'This URL only accepts GET and HEAD.');
    return { ...refused, headers: { ...refused.headers, allow: 'GET, HEAD' } };
  }
  const rules = await siteRules(folder);
  const answer = await resolve(folder, where, request, rules);
  const headers = headersFor(rules.headers, where.path);
  return withSiteHeaders(answer, request.secure ? headers : forPlainHttp(headers));
}

async function resolve(
  folder: string,
  where: RequestPath,
  request: SiteRequest,
  { redirects, hasForced }: SiteRules,
): Promise<Answer> {
  const file = findFile(folder, where);
  const hit = file === null || hasForced ? findRedirect(redirects, where.path, where.query) : null;
  if (hit && (hit.force || file === null)) return redirectAnswer(folder, hit, request);
  return file === null ? notFound(folder, request) : serve(file, where, request);
}

async function redirectAnswer(folder: string, hit: RedirectHit, request: SiteRequest): Promise<Answer> {
  if (!isShownInPlace(hit)) {
    const answer = textAnswer(hit.status, `Moved to ${hit.target}`);
    return { ...answer, headers: { ...answer.headers, location: hit.target } };
  }
  const where = parseRequestPath(hit.target);
  const file = where && findFile(folder, where);
  if (!where || !file) return notFound(folder, request);
  const answer = await serve(file, where, request);
  return hit.status === 200 ? answer : withStatus(answer, hit.status);
}

/** Shown at the requested URL, with its own status. */
const isShownInPlace = ({ status }: RedirectHit): boolean => status === 200 || status >= 400;

async function serve(file: string, where: RequestPath, { method, headers }: SiteRequest): Promise<Answer> {
  return rangeAnswer(method, headers, await fileAnswer(file, where.path, headers));
}

async function notFound(folder: string, request: SiteRequest): Promise<Answer> {
  return (await statusPageAnswer(folder, request, 404)) ?? textAnswer(404, 'There is no page at this URL.');
}

async function statusPageAnswer(folder: string, request: SiteRequest, status: number): Promise<Answer | null> {
  const name = `${status}.html`;
  const page = findFile(folder, { path: `/${name}`, segments: [name], query: '' });
  if (page === null) return null;
  // Ignores conditional headers: a 304 would hide the missing page.
  const headers = { 'accept-encoding': request.headers['accept-encoding'] };
  return withStatus(await fileAnswer(page, `/${name}`, headers), status);
}

/** @throws file system errors */
export async function unavailableAnswer(request: SiteRequest): Promise<Answer | null> {
  const folder = servedFolder(request.outDir, request.slug);
  const page = folder && (await statusPageAnswer(folder, request, 503));
  if (!folder || !page) return null;
  const { headers: rules } = await siteRules(folder);
  const headers = headersFor(rules, parseRequestPath(request.target)?.path ?? '/');
  const answer = withSiteHeaders(page, request.secure ? headers : forPlainHttp(headers));
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } };
}

function withSiteHeaders(answer: Answer, headers: Record<string, string>): Answer {
  const { 'cache-control': caching, ...others } = headers;
  const cacheable = caching !== undefined && answer.status < 400;
  return {
    ...answer,
    headers: { ...answer.headers, ...others, ...(cacheable ? { 'cache-control': caching } : {}) },
  };
}

function withStatus(answer: Answer, status: number): Answer {
  const { etag: _etag, ...headers } = answer.headers;
  return { ...answer, status, headers: { ...headers, 'cache-control': REVALIDATE } };
}
