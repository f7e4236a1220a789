/** Each function as Netlify runs it: bundled, unpacked into an empty folder, and called there with nothing of the project in reach. */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadFunctions, type LoadedFunctions } from '#src/server/local/functions.ts';
import { deliveries, leads, localMessages, phoneReveals } from '#src/server/database/schema.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { projectDir } from '../support/generator.ts';
import { stubService, type StubService } from '../support/stub-service.ts';
import { unzip } from '../support/unzip.ts';

type Bundle = Awaited<ReturnType<typeof zipFunctions>>[number];

const dealer = 'harbour-motors';
const work = mkdtempSync(join(tmpdir(), 'forecourt-bundles-'));
let bundles: Bundle[];
let loaded: LoadedFunctions;
let site: FunctionSite;
let published: StubService;

/** The list of netlify.toml, which is JSON as well. */
function includedFiles(): string[] {
  const list = /^\[functions\]\n(?:\s+.*\n)*?\s+included_files = (\[.*\])$/m.exec(readFileSync(join(projectDir, 'netlify.toml'), 'utf8'))?.[1];
  return JSON.parse(list ?? 'null') as string[];
}

beforeAll(async () => {
  const config = { '*': { nodeVersion: '24', includedFiles: includedFiles(), includedFilesBasePath: projectDir } };
  bundles = await zipFunctions(join(projectDir, 'functions'), join(work, 'zips'), { basePath: projectDir, repositoryRoot: projectDir, config });
  loaded = await loadFunctions(join(projectDir, 'functions'));
  site = await functionSite({ dealers: [dealer] });
  published = await stubService(({ path }) => {
    const file = join(site.outDir, dealer, path);
    return existsSync(file) && statSync(file).isFile() ? { body: readFileSync(file) } : { status: 404 };
  });
}, 300_000);
afterAll(async () => {
  await published?.stop();
  await site?.stop();
  rmSync(work, { recursive: true, force: true });
});

/** Unpacks a function with the dealer's record beside it. */
function unpacked(name: string): { folder: string; file: string } {
  const folder = join(work, name);
  const names = unzip(join(work, 'zips', `${name}.zip`), folder);
  const record = join(folder, 'dist/.forecourt/server', `${dealer}.json`);
  mkdirSync(dirname(record), { recursive: true });
  copyFileSync(join(site.outDir, '.forecourt/server', `${dealer}.json`), record);
  return { folder, file: join(folder, names.find((entry) => basename(entry) === `${name}.mjs` && !entry.includes('node_modules'))!) };
}

async function call(name: string, path: string, { params = {}, json }: { params?: Record<string, string>; json?: unknown } = {}) {
  const { folder, file } = unpacked(name);
  const headers = json === undefined ? {} : { 'content-type': 'application/json' };
  const request = { file, url: `http://127.0.0.1:${published.port}${path}`, method: json === undefined ? 'GET' : 'POST', headers, params, ...(json === undefined ? {} : { body: JSON.stringify(json) }) };
  const { stdout } = await promisify(execFile)(process.execPath, [join(work, 'call.mjs'), JSON.stringify(request)], {
    cwd: folder, maxBuffer: 100_000_000, env: { PATH: process.env.PATH ?? '', DATABASE_URL: site.databaseUrl, FORECOURT_LOG: 'off' },
  });
  const answer = JSON.parse(stdout.slice(stdout.lastIndexOf('\n'))) as { status: number; type: string | null; base64: string };
  const bytes = Buffer.from(answer.base64, 'base64');
  return { status: answer.status, type: answer.type, bytes, json: () => JSON.parse(bytes.toString()) as unknown };
}

describe('every function', () => {
  test('is bundled', () => {
    expect(bundles.map(({ name }) => name).toSorted()).toEqual([...new Set([...loaded.routes, ...loaded.scheduled].map(({ file }) => basename(file, '.ts')))].toSorted());
  });
  test('is at its path with its methods: the host reads its config without running it', () => {
    const told = bundles.flatMap(({ name, routes = [] }) => routes.map(({ pattern, methods }) => `${name} ${[...methods ?? []].toSorted().join(',')} ${pattern}`));
    expect(told.toSorted()).toEqual(loaded.routes.map(({ file, path, methods }) => `${basename(file, '.ts')} ${(methods ?? []).toSorted().join(',')} ${path}`).toSorted());
  });
  test('API-16 is called by the clock where it says so', () => {
    const told = bundles.flatMap(({ name, schedule }) => (schedule ? [`${name} ${schedule}`] : []));
    expect(told.toSorted()).toEqual(loaded.scheduled.map(({ file, schedule }) => `${basename(file, '.ts')} ${schedule}`).toSorted());
  });
  test('is smaller than the 50 MB that the host takes', () => {
    expect(bundles.filter(({ size }) => (size ?? 0) > 40_000_000).map(({ name, size }) => `${name} ${size}`)).toEqual([]);
  });
});

describe('unpacked into an empty folder', () => {
  beforeAll(() => {
    copyFileSync(join(projectDir, 'tests/support/call-bundle.mjs'), join(work, 'call.mjs'));
  });
  test('nothing of the project is in reach', () => {
    for (let folder = work; folder !== dirname(folder); folder = dirname(folder)) expect(existsSync(join(folder, 'node_modules'))).toBe(false);
  });
  test('health answers', async () => {
    const answer = await call('health', '/api/health');
    expect([answer.status, answer.json()]).toMatchObject([200, { ok: true }]);
  });
  test('API-02 a phone reveal is stored', async () => {
    const answer = await call('phone-reveals', '/api/phone-reveals', { json: { car_id: 'bundled' } });
    expect([answer.status, answer.json()]).toEqual([200, { success: true }]);
    expect(await site.db.select().from(phoneReveals)).toMatchObject([{ dealer, carId: 'bundled' }]);
  });
  test('API-03 a lead is stored with what it must reach', async () => {
    const answer = await call('leads', '/api/leads', { json: { name: 'Ada Black', email: 'ada@shopper.example', message: 'Hello', terms: true } });
    expect([answer.status, answer.json()]).toMatchObject([200, { lead_id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
    expect(await site.db.select().from(leads)).toMatchObject([{ dealer, email: 'ada@shopper.example' }]);
    expect((await site.db.select().from(deliveries)).length).toBeGreaterThan(0);
  });
  test('API-13 a code is sent', async () => {
    const answer = await call('sign-in-code', '/api/sign-in/code', { json: { phone: '0491 570 156' } });
    expect([answer.status, answer.json()]).toEqual([200, { success: true }]);
    expect(await site.db.select().from(localMessages).where(eq(localMessages.kind, 'sms'))).toMatchObject([{ recipient: '+61491570156' }]);
  });
  test('LEAD-01 the worker runs by the clock', async () => {
    expect((await call('deliver-leads', '/', { json: {} })).status).toBe(200);
  });
  test('API-08 the PDF of a vehicle is drawn, with its fonts and native modules', async () => {
    const { slug } = site.vehicles[0]!;
    const answer = await call('car-pdf', `/api/cars/${slug}/pdf`, { params: { slug } });
    expect([answer.status, answer.type, answer.bytes.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
  });
});
