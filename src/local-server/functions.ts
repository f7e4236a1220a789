import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionConfig, FunctionHandler } from '#src/server/platform/function-context.ts';
import { pathPattern } from '#src/lib/path-pattern.ts';
import type { PathParams, PathPattern } from '#src/lib/path-pattern.ts';

export interface FunctionAddress {
  path: string;
  match: PathPattern;
  /** Null means every method. */
  methods: string[] | null;
}

export interface FunctionRoute extends FunctionAddress {
  file: string;
  handler: FunctionHandler;
}

export interface ScheduledFunction {
  file: string;
  /** Cron line in UTC. */
  schedule: string;
  handler: FunctionHandler;
}

export interface LoadedFunctions {
  routes: FunctionRoute[];
  scheduled: ScheduledFunction[];
}

export type FunctionMatch<R extends FunctionAddress> =
  { kind: 'call'; route: R; params: PathParams } | { kind: 'method'; allow: string[] } | { kind: 'none' };

export class FunctionFileError extends Error {
  override name = 'FunctionFileError';
}

/**
 * A function file exports a default `(request, context) => Response` and a `config` with a path or schedule.
 *
 * @throws FunctionFileError for an invalid file or a duplicate path
 */
export async function loadFunctions(folder: string): Promise<LoadedFunctions> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^._].*\.m?[jt]s$/v.test(name));
  const files = await Promise.all(names.map((name) => loadFile(join(folder, name))));
  const routes = files.flatMap((file) => file.routes);
  refuseTwice(routes);
  return {
    routes: routes.toSorted((a, b) => generality(a.path) - generality(b.path) || compare(a.path, b.path)),
    scheduled: files.flatMap((file) => file.scheduled),
  };
}

async function loadFile(file: string): Promise<LoadedFunctions> {
  const module = (await import(pathToFileURL(file).href)) as {
    default?: FunctionHandler;
    config?: FunctionConfig;
  };
  const { default: handler, config } = module;
  if (typeof handler !== 'function' || !(config?.path ?? config?.schedule)) {
    throw new FunctionFileError(
      `${file} must export a default function (request, context) => Response and a config with its path or schedule.`,
    );
  }
  const { path = [], schedule } = config;
  const methods = config.method === undefined ? null : list(config.method).map((name) => name.toUpperCase());
  return {
    routes: list(path).map((route) => ({ file, path: route, match: pathPattern(route), methods, handler })),
    scheduled: schedule === undefined ? [] : [{ file, schedule, handler }],
  };
}

function refuseTwice(routes: FunctionRoute[]): void {
  for (const [index, route] of routes.entries()) {
    const twin = routes.slice(index + 1).find((other) => other.path === route.path && overlaps(other, route));
    if (twin) throw new FunctionFileError(`${route.file} and ${twin.file} both handle ${route.path}.`);
  }
}

function overlaps(a: FunctionRoute, b: FunctionRoute): boolean {
  if (a.methods === null || b.methods === null) return true;
  return a.methods.some((method) => b.methods?.includes(method));
}

/** `path` is decoded; HEAD matches GET. */
export function matchFunction<R extends FunctionAddress>(
  routes: readonly R[],
  path: string,
  method: string,
): FunctionMatch<R> {
  const allow: string[] = [];
  for (const route of routes) {
    const params = route.match(path);
    if (!params) continue;
    if (answers(route, method)) return { kind: 'call', route, params };
    allow.push(...(route.methods ?? []));
  }
  return allow.length > 0 ? { kind: 'method', allow } : { kind: 'none' };
}

function answers({ methods }: FunctionAddress, method: string): boolean {
  return methods === null || methods.includes(method) || (method === 'HEAD' && methods.includes('GET'));
}

function list(value: string | string[]): string[] {
  return Array.isArray(value) ? value : [value];
}

function generality(path: string): number {
  return (path.match(/:/gv)?.length ?? 0) + 100 * (path.match(/\*/gv)?.length ?? 0);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}
