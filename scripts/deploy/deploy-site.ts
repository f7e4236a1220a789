/**
 * Sends Netlify digests of all files and functions, then uploads those it lacks. Resumes an interrupted deploy of the
 * same site.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from '#src/generator/options.ts';
import { writeAtomically } from '#src/generator/record.ts';
import { notePublished } from '#src/generator/releases/published.ts';
import type { FunctionBundles } from './function-bundles.ts';
import { NetlifyRefusal, type NetlifyApi } from './netlify-api.ts';
import type { DeployedFile } from './site-files.ts';

export interface DeployRequest {
  slug: string;
  site: string;
  files: readonly DeployedFile[];
  functions: FunctionBundles;
  /** Preview name; null for the live site. */
  preview: string | null;
  allowDeletions: number;
  /** Null for a site without releases. */
  release: string | null;
  outDir: string;
  /** Polling interval. Default: 1000. */
  pollMs?: number;
}

export interface DeployPlan {
  files: number;
  /** Paths that differ on the live site. */
  changed: number;
  changedBytes: number;
  deleted: number;
  functions: number;
}

export interface Deployed extends DeployPlan {
  id: string;
  url: string;
  uploaded: number;
  uploadedBytes: number;
  isResumed: boolean;
}

interface LiveFile {
  path: string;
  sha: string;
}
interface Deploy {
  id: string;
  state: string;
  required?: string[];
  required_functions?: string[];
  error_message?: string;
  ssl_url?: string;
  deploy_ssl_url?: string;
}

const longestMs = 30 * 60_000;

/** @param api null without an account: every file counts as changed */
export async function deployPlan(api: NetlifyApi | null, request: DeployRequest): Promise<DeployPlan> {
  const { files, functions } = request;
  const live = api === null ? [] : await liveFiles(api, request.site);
  const known = new Map(live.map(({ path, sha }) => [path, sha]));
  const changed = files.filter(({ path, sha }) => known.get(path) !== sha);
  const own = new Set(files.map(({ path }) => path));
  return {
    files: files.length,
    changed: changed.length,
    changedBytes: changed.reduce((sum, { bytes }) => sum + bytes().byteLength, 0),
    deleted: live.filter(({ path }) => !own.has(path)).length,
    functions: functions.bundles.length,
  };
}

async function liveFiles(api: NetlifyApi, site: string): Promise<LiveFile[]> {
  const address = `/sites/${encodeURIComponent(site)}`;
  await api.call(address);
  return api.call<LiveFile[]>(`${address}/files`).catch((cause: unknown) => {
    // A site never deployed has no file list.
    if (cause instanceof NetlifyRefusal && cause.status === 404) return [];
    throw cause;
  });
}

/** @throws CommandError, NetlifyRefusal, Error */
export async function deploySite(api: NetlifyApi, request: DeployRequest): Promise<Deployed> {
  const plan = await deployPlan(api, request);
  const { slug, preview, allowDeletions } = request;
  if (preview === null && plan.deleted > allowDeletions)
    throw new CommandError(
      `${slug} would lose ${plan.deleted} files from its live site, more than the ${allowDeletions} allowed. If that is intended, add --allow-deletions ${plan.deleted}.`,
    );
  const begun = await begin(api, request);
  const wanted = await waitForState(api, request, begun.id, ['prepared', 'uploading', 'uploaded', 'ready']);
  const sent = await upload(api, request, wanted);
  const ready = await waitForState(api, request, begun.id, ['ready']);
  rmSync(stateFile(request), { force: true });
  if (preview === null) notePublished(request.outDir, slug, 'netlify', request.release);
  const url = (preview === null ? ready.ssl_url : ready.deploy_ssl_url) ?? '';
  return { ...plan, ...sent, id: begun.id, url, isResumed: begun.isResumed };
}

const stateFile = ({ outDir, slug, preview }: DeployRequest): string =>
  join(outDir, '.forecourt', 'deploys', `${slug}${preview === null ? '' : `.${preview}`}.json`);

const sitePath = ({ site }: DeployRequest): string => `/sites/${encodeURIComponent(site)}/deploys`;

async function begin(api: NetlifyApi, request: DeployRequest): Promise<{ id: string; isResumed: boolean }> {
  const manifest = manifestOf(request);
  const digest = deployDigest(request);
  const file = stateFile(request);
  const left = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { id: string; digest: string }) : null;
  if (left?.digest === digest && (await isOpen(api, request, left.id))) return { id: left.id, isResumed: true };
  const draft = request.preview !== null;
  const branch = request.preview === null ? {} : { branch: request.preview };
  const { id } = await api.call<Deploy>(sitePath(request), {
    method: 'POST',
    json: { draft, ...branch, title: `release ${request.release ?? 'unknown'}` },
  });
  writeAtomically(file, JSON.stringify({ id, digest }));
  await api.call(`${sitePath(request)}/${id}`, { method: 'PUT', json: { ...manifest, async: true, draft, ...branch } });
  return { id, isResumed: false };
}

/** Netlify may have cancelled it, or never received its file list. */
async function isOpen(api: NetlifyApi, request: DeployRequest, id: string): Promise<boolean> {
  const found = await api.call<Deploy>(`${sitePath(request)}/${id}`).catch((cause: unknown) => {
    if (cause instanceof NetlifyRefusal) return null;
    throw cause;
  });
  return ['prepared', 'uploading', 'uploaded', 'processing'].includes(found?.state ?? '');
}

export const deployDigest = (request: DeployRequest): string =>
  createHash('sha1')
    .update(JSON.stringify(manifestOf(request)))
    .digest('hex');

const manifestOf = ({ files, functions: { bundles } }: DeployRequest) => ({
  files: Object.fromEntries(files.map(({ path, sha }) => [path, sha])),
  functions: Object.fromEntries(bundles.map(({ name, sha }) => [name, sha])),
  functions_config: Object.fromEntries(bundles.map(({ name, config }) => [name, config])),
  function_schedules: bundles.flatMap(({ name, schedule }) => (schedule === null ? [] : [{ name, cron: schedule }])),
});

async function waitForState(api: NetlifyApi, request: DeployRequest, id: string, states: string[]): Promise<Deploy> {
  const end = Date.now() + longestMs;
  for (;;) {
    const deploy = await api.call<Deploy>(`${sitePath(request)}/${id}`);
    if (states.includes(deploy.state)) return deploy;
    if (deploy.state === 'error')
      throw new Error(`Netlify cancelled the deploy: ${deploy.error_message ?? 'no reason given'}.`);
    if (Date.now() > end) throw new Error(`Netlify did not finish the deploy within ${longestMs / 60_000} minutes.`);
    await pause(request.pollMs ?? 1000);
  }
}

/** Each digest once. */
async function upload(
  api: NetlifyApi,
  { files, functions: { folder, bundles } }: DeployRequest,
  { id, required = [], required_functions: requiredFunctions = [] }: Deploy,
): Promise<{ uploaded: number; uploadedBytes: number }> {
  const byDigest = new Map(files.map((file) => [file.sha, file]));
  const functionByDigest = new Map(bundles.map((bundle) => [bundle.sha, bundle]));
  let uploadedBytes = 0;
  const put = (path: string, bytes: () => Uint8Array) =>
    api.uploads(async () => {
      await api.call(path, { method: 'PUT', bytes });
      uploadedBytes += bytes().byteLength;
    });
  const sends = [
    ...[...new Set(required)].flatMap((sha) => {
      const file = byDigest.get(sha);
      return file ? [put(`/deploys/${id}/files${encodeURI(file.path)}`, file.bytes)] : [];
    }),
    ...[...new Set(requiredFunctions)].flatMap((sha) => {
      const bundle = functionByDigest.get(sha);
      if (!bundle) return [];
      const query = new URLSearchParams({ runtime: bundle.runtime });
      const path = `/deploys/${id}/functions/${encodeURIComponent(bundle.name)}?${query}`;
      return [put(path, () => readFileSync(join(folder, bundle.file)))];
    }),
  ];
  const ends = await Promise.allSettled(sends);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return { uploaded: sends.length, uploadedBytes };
}
