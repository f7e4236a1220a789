import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serverOf } from '#src/server/platform/database/embedded/end-server.ts';
import { projectDir } from '../support/generator.ts';
import { timeLimit } from '../support/time-limit.ts';

const slug = 'kauri-cars';
const ofAnotherTemplate = 'merrin-vale';
let folder: string;
let dev: ChildProcess;
let port: string;
let said = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-dev-test-'));
  for (const name of [slug, ofAnotherTemplate, '_demo', '_studio'])
    await cp(join(projectDir, 'tenants', name), join(folder, 'tenants', name), { recursive: true });
  // PostgreSQL refuses root, so its own user must be able to enter the folder.
  await chmod(folder, 0o755);
  dev = spawn(
    process.execPath,
    [join(projectDir, 'node_modules/astro/bin/astro.mjs'), 'dev', '--port', '0', '--ignore-lock'],
    {
      cwd: projectDir,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The test runner's variables, such as NODE_ENV, would affect the server.
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        TENANTS: join(folder, 'tenants'),
        DATABASE_FOLDER: join(folder, 'database'),
        TMPDIR: folder,
        NO_COLOR: '1',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
    },
  );
  for (const stream of [dev.stdout!, dev.stderr!])
    stream.setEncoding('utf8').on('data', (words: string) => {
      said += words;
    });
  port = await vi.waitUntil(() => /http:\/\/localhost:(\d+)\//.exec(said)?.[1], { timeout: timeLimit(120_000) });
});
afterAll(async () => {
  dev.kill('SIGKILL');
  await vi.waitUntil(() => serverOf(join(folder, 'database', 'data')) === null, { timeout: timeLimit(30_000) });
  await rm(folder, { recursive: true, force: true });
});

interface Reply {
  status: number | undefined;
  type: string | undefined;
  policy: string | string[] | undefined;
  location: string | undefined;
  body: string;
}

async function ask(path: string, form?: Record<string, string>, dealer = slug): Promise<Reply> {
  const sent = form && new URLSearchParams(form).toString();
  const call = request({
    host: 'localhost',
    port,
    path,
    method: sent === undefined ? 'GET' : 'POST',
    agent: false,
    headers: {
      host: `${dealer}.localhost:${port}`,
      accept: 'text/html',
      ...(sent === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    },
  });
  call.end(sent);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const { statusCode: status, headers } = response;
  return {
    status,
    type: headers['content-type'],
    policy: headers['content-security-policy'],
    location: headers.location,
    body: await text(response),
  };
}

const settingsFile = () => join(folder, 'tenants', slug, 'settings.json');

test('answers API calls as `npm start` does, and unknown calls with the usual API error', async () => {
  expect(await ask('/api/session')).toMatchObject({ status: 200, body: '{"user":null}' });
  expect(JSON.parse((await ask('/api/nothing')).body)).toMatchObject({ error: { code: 'no_such_address' } });
});

test('tells an engineer how to run the server for a dealer whose template it does not run', async () => {
  const { status, body } = await ask('/', undefined, ofAnotherTemplate);
  expect(status).toBe(501);
  expect(body).toMatch(/uses the atelier template, but this server runs showroom.*\.\/forecourt dev merrin-vale/s);
});

test('stores a plain form, confirms it on a page of the dealer’s site and puts the email in the outbox (FORM-01)', async () => {
  const empty = await ask('/api/forms/enquiry', { name: '' });
  expect([empty.status, empty.policy]).toEqual([422, undefined]);
  expect(empty.body).toMatch(/Kauri Cars.*<h1[^>]*>Your enquiry was not sent/s);
  expect(empty.body).toContain('Please enter your name.');
  expect((await ask('/booking')).body).toMatch(/Kauri Cars.*<h1[^>]*>Your test drive</s);
  const sent = await ask('/api/forms/enquiry', {
    name: 'Rangi Example',
    email: 'rangi@example.com',
    phone: '021 555 0100',
    message: 'Is it still there?',
  });
  expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/^\/success/)]);
  expect((await ask(sent.location!)).body).toMatch(/Kauri Cars.*Thank you for your enquiry/s);
  await vi.waitUntil(async () => (await ask('/outbox')).body.includes('rangi@example.com'), {
    timeout: timeLimit(30_000),
    interval: 200,
  });
});

test("answers a search without JavaScript from the dealer's stock", async () => {
  const found = await ask('/results?query=toyota');
  expect([found.status, found.policy]).toEqual([200, undefined]);
  expect(found.body).toMatch(/<h1[^>]*>Toyota</);
  expect(found.body).toMatch(/<a[^>]* href="\/cars\/[a-z0-9-]*toyota[a-z0-9-]*"/);
});

test('reports a broken settings file with file, key, reason and hint in pages and API responses, until it is fixed (OPS-02)', async () => {
  const settings = await readFile(settingsFile(), 'utf8');
  await writeFile(settingsFile(), settings.replace(/"template": "[a-z]+"/, '"template": "shworoom"'));
  for (const path of ['/contact', '/api/session']) {
    const { status, type, body } = await ask(path);
    expect([path, status, type]).toEqual([path, 500, 'text/html; charset=utf-8']);
    expect(body).toMatch(
      /<code>settings\.json:\d+<\/code> <code>template<\/code><p>is &quot;shworoom&quot;.*Did you mean &quot;showroom&quot;\?/s,
    );
    expect(body).not.toContain('<script');
  }
  await writeFile(settingsFile(), settings);
  expect((await ask('/contact')).status).toBe(200);
  expect((await ask('/api/session')).status).toBe(200);
});

test('stops the server and its database on Ctrl+C, and leaves nothing behind', async () => {
  expect(serverOf(join(folder, 'database', 'data'))).not.toBeNull();
  dev.kill('SIGINT');
  await once(dev, 'exit');
  await vi.waitUntil(() => serverOf(join(folder, 'database', 'data')) === null, { timeout: timeLimit(30_000) });
  expect((await readdir(folder)).filter((name) => name.startsWith('forecourt-dev-'))).toEqual([]);
});
