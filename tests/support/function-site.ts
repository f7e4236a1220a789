/**
 * The real functions behind the local server, with a separate database and published vehicles, without pages. Tests
 * call scheduled functions themselves.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { TemplateName } from '#src/domain/tenant/template-names.ts';
import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { memoize } from '#src/lib/memoize.ts';
import { publishedVehicle, vehicleFile, vehicleSlugsPath } from '#src/domain/vehicle/published-vehicle.ts';
import { termsDocument } from '#src/domain/content/terms-document.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { closeDatabase, database, type Database } from '#src/server/platform/database/database.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { startLocalServer, type LocalServer } from '#src/local-server/start-local-server.ts';
import { siteContext } from '#src/routes/site-context.ts';
import { siteOf } from '#src/site/site.ts';
import { listFilters } from '#src/view/search/landing-filters.ts';
import { listFiltersPath } from '#src/view/search/list-filters.ts';
import { searchConfigPath } from '#src/view/search/search-config.ts';
import { searchConfig, siteIndex } from '#src/view/search/site-search-config.ts';
import { privateVariables } from '#src/domain/tenant/named-variables.ts';
import { loadSite, type LoadedSite } from '#src/sources/load-site.ts';
import { projectDir } from './generator.ts';
import { withCode } from './site-code.ts';
import { writeFiles } from '../unit/server/local-site.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** Undefined if not JSON. */
  json: any; // eslint-disable-line @typescript-eslint/no-explicit-any
  bytes: Buffer;
}

export interface Ask {
  method?: string;
  json?: unknown;
  form?: Record<string, string>;
  body?: string | Buffer;
  headers?: Record<string, string>;
  /** Default: the first. */
  dealer?: string;
  cookie?: string;
}

export interface FunctionSite {
  server: LocalServer;
  outDir: string;
  db: Database;
  databaseUrl: string;
  vehicles: Vehicle[];
  ask(path: string, options?: Ask): Promise<Answer>;
  stop(): Promise<void>;
}

export interface FunctionSiteOptions {
  /** Default: harbour-motors. */
  dealers?: string[];
  change?: (record: DealerRecord) => void;
  /** Default: the tests' fixed time. */
  now?: number;
  functionsDir?: string;
  /** In place of photo hosts, by port. */
  standIns?: Record<string, number>;
  /** Enables page rendering and search, which requires compiling. */
  pages?: boolean;
}

export const builtAt = Date.parse('2026-11-19T10:00:00+11:00');

export const freshDatabase = (): Promise<string> => newDatabase(` template ${inject('templateDatabase')}`);

export const emptyDatabase = (): Promise<string> => newDatabase('');

async function newDatabase(from: string): Promise<string> {
  const name = `t${randomUUID().replaceAll('-', '')}`;
  const server = new pg.Client({ connectionString: inject('databaseUrl') });
  await server.connect();
  await server.query(`create database ${name}${from}`).finally(() => server.end());
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

export async function functionSite({
  dealers = ['harbour-motors'],
  change,
  now = builtAt,
  functionsDir = join(projectDir, 'functions'),
  standIns = {},
  pages = false,
}: FunctionSiteOptions = {}): Promise<FunctionSite> {
  process.env.FORECOURT_LOG = 'off';
  const databaseUrl = await freshDatabase();
  process.env.DATABASE_URL = databaseUrl;
  const outDir = await mkdtemp(join(tmpdir(), 'forecourt-functions-'));
  const codes = pages ? await withCode(outDir) : null;
  const stocks = await Promise.all(dealers.map((slug) => publish(outDir, slug, now, codes, change)));
  const server = await startLocalServer({ outDir, port: 0, functionsDir, schedule: false, standIns });
  return {
    server,
    outDir,
    databaseUrl,
    db: await database(),
    vehicles: stocks[0]!,
    ask: (path, options = {}) => send(server.port, path, { dealer: dealers[0]!, ...options }),
    stop: async () => {
      await server.close();
      await closeDatabase();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

async function publish(
  outDir: string,
  slug: string,
  now: number,
  codes: Record<TemplateName, string> | null,
  change?: (record: DealerRecord) => void,
): Promise<Vehicle[]> {
  const loaded = await demoStock(`${slug} ${now}`);
  const { tenant, stock, files } = loaded;
  const record: DealerRecord = structuredClone({
    slug,
    settings: tenant.settings,
    allowance: tenant.allowance,
    locations: tenant.locations,
    reviews: tenant.reviews,
    pages: tenant.pages.map(({ path }) => path),
    terms: termsDocument(tenant),
    ...(codes !== null && { site: { code: codes[tenant.settings.template], context: siteContext(tenant, stock) } }),
  });
  change?.(record);
  record.allowance!.environment.push(...privateVariables(record.settings).map(({ name }) => name));
  record.allowance!.hosts.push('127.0.0.1');
  record.allowance!.privateHosts.push('127.0.0.1');
  await writeFiles(outDir, {
    [`.forecourt/server/${slug}.json`]: JSON.stringify(record),
    ...files,
    ...(codes !== null && searchFiles(loaded)),
  });
  return stock.vehicles;
}

/** Shared, so read-only. */
const demoStock = memoize(async (slugAndTime: string) => {
  const [slug = '', now] = slugAndTime.split(' ');
  const { tenant, stock } = await loadSite(slug, { tenantsDir: join(projectDir, 'tenants'), now: Number(now) });
  const files: Record<string, string> = {
    [`${slug}/index.html`]: '<!doctype html><title>Home</title>',
    [`${slug}${vehicleSlugsPath}`]: JSON.stringify(
      Object.fromEntries(stock.vehicles.map((vehicle) => [vehicle.id, vehicle.slug])),
    ),
    ...Object.fromEntries(
      [...Map.groupBy(stock.vehicles, (vehicle) => vehicleFile(vehicle.slug, stock.vehicles.length))].map(
        ([path, vehicles]) => [
          `${slug}${path}`,
          JSON.stringify(Object.fromEntries(vehicles.map((vehicle) => [vehicle.slug, publishedVehicle(vehicle)]))),
        ],
      ),
    ),
  };
  return { tenant, stock, files };
});

const searchFiles = memoize(({ tenant, stock }: Pick<LoadedSite, 'tenant' | 'stock'>) => {
  const site = siteOf(tenant, stock, siteContext(tenant, stock));
  return {
    [`${tenant.slug}${searchConfigPath}`]: JSON.stringify(searchConfig(site)),
    [`${tenant.slug}${listFiltersPath}`]: JSON.stringify(listFilters(site)),
    ...Object.fromEntries(
      (siteIndex(site)?.files ?? []).map(({ path, bytes }) => [`${tenant.slug}${path}`, Buffer.from(bytes)]),
    ),
  };
});

function send(
  port: number,
  path: string,
  { method, json, form, body, headers = {}, dealer, cookie }: Ask,
): Promise<Answer> {
  const payload = json !== undefined ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : body;
  const type = json !== undefined ? 'application/json' : form ? 'application/x-www-form-urlencoded' : null;
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        port,
        host: '127.0.0.1',
        path,
        method: method ?? (payload === undefined ? 'GET' : 'POST'),
        agent: false,
        headers: {
          host: `${dealer}.localhost:${port}`,
          ...(type ? { 'content-type': type } : {}),
          ...(cookie ? { cookie } : {}),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text: bytes.toString(),
            json: jsonOf(bytes.toString()),
          });
        });
      },
    );
    request.on('error', reject);
    request.end(payload);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
