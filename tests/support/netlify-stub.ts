/** Netlify's deploy API, with its limits and failures. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Manifest {
  files: Record<string, string>;
  functions: Record<string, string>;
  functions_config: Record<string, unknown>;
  function_schedules: { name: string; cron: string }[];
  async: boolean;
  draft: boolean;
  branch?: string;
}
interface StubDeploy {
  id: string;
  site: string;
  manifest: Manifest | null;
  /** The third poll finds the deploy prepared. */
  looks: number;
  draft: boolean;
  isLive: boolean;
}

export interface NetlifyStub {
  api: string;
  sites: Set<string>;
  readonly live: ReadonlyMap<string, string>;
  liveOf: (site: string) => ReadonlyMap<string, string>;
  /** Live sites are under this server's URL. */
  isServing: boolean;
  /** Status overrides for live sites. */
  sick: Map<string, number>;
  /** Digests already uploaded. */
  blobs: Set<string>;
  functionBlobs: Set<string>;
  deploys: StubDeploy[];
  uploads: string[];
  calls: number;
  mostAtOnce: number;
  /** Status, `cut` to break the connection, or null to answer. */
  fail: (call: { method: string; path: string; nth: number }) => number | 'cut' | null;
  /** Null for no limit. */
  perSecond: number | null;
  refusedByLimit: number;
  stop: () => Promise<void>;
}

export async function netlifyStub(): Promise<NetlifyStub> {
  let [second, inSecond, now] = [0, 0, 0];
  const lives = new Map<string, Map<string, string>>();
  const bytes = new Map<string, Buffer>();
  let origin = '';
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
  });
  const stub: NetlifyStub = {
    api: '',
    sites: new Set(['harbour']),
    get live() {
      return stub.liveOf('harbour');
    },
    liveOf: (site) => lives.get(site) ?? new Map<string, string>(),
    isServing: false,
    sick: new Map(),
    blobs: new Set(),
    functionBlobs: new Set(),
    deploys: [],
    uploads: [],
    calls: 0,
    mostAtOnce: 0,
    fail: () => null,
    perSecond: null,
    refusedByLimit: 0,
    stop: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    now += 1;
    stub.mostAtOnce = Math.max(stub.mostAtOnce, now);
    response.once('close', () => (now -= 1));
    const shown = /^\/live\/(\w[\w-]*)(\/.*)$/.exec(request.url!);
    if (shown) return show(shown[1]!, shown[2]!, response);
    const path = request.url!.replace('/api/v1', '');
    const method = request.method!;
    stub.calls += 1;
    const failure = stub.fail({ method, path, nth: stub.calls });
    if (failure === 'cut') {
      request.socket.destroy();
      return;
    }
    const body = await bytesOf(request);
    if (failure !== null) return end(response, failure, { message: 'a bad day' });
    if (stub.perSecond !== null && isOverLimit(response)) return end(response, 429, { message: 'too many' });
    if (request.headers.authorization !== 'Bearer token') return end(response, 401, {});
    route(method, path, body, response);
  }

  function isOverLimit(response: ServerResponse): boolean {
    const this_ = Math.floor(Date.now() / 1000);
    if (this_ !== second) [second, inSecond] = [this_, 0];
    inSecond += 1;
    response.setHeader('x-ratelimit-limit', stub.perSecond!);
    response.setHeader('x-ratelimit-remaining', Math.max(0, stub.perSecond! - inSecond));
    response.setHeader('x-ratelimit-reset', second + 1);
    if (inSecond <= stub.perSecond!) return false;
    stub.refusedByLimit += 1;
    return true;
  }

  function route(method: string, path: string, body: Buffer, response: ServerResponse): void {
    const upload = /^\/deploys\/(\w+)\/(files|functions)(\/[^?]*)/.exec(path);
    if (method === 'PUT' && upload) return take(upload[1]!, upload[2]!, decodeURI(upload[3]!), body, response);
    const [, site, rest = ''] = /^\/sites\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    if (site === undefined || !stub.sites.has(site)) return end(response, 404, {});
    if (rest === '') return end(response, 200, { id: site });
    if (rest === 'files' && !stub.deploys.some((deploy) => deploy.site === site)) return end(response, 404, {});
    if (rest === 'files')
      return end(
        response,
        200,
        [...stub.liveOf(site)].map(([at, sha]) => ({ path: at, sha })),
      );
    if (method === 'POST') {
      const { draft } = JSON.parse(body.toString()) as { draft: boolean };
      stub.deploys.push({ id: `d${stub.deploys.length + 1}`, site, manifest: null, looks: 0, draft, isLive: false });
      return end(response, 200, { id: stub.deploys.at(-1)!.id, state: 'new' });
    }
    const deploy = stub.deploys.find(({ id }) => rest === `deploys/${id}`);
    if (!deploy) return end(response, 404, {});
    if (method === 'PUT') deploy.manifest = JSON.parse(body.toString()) as Manifest;
    return end(response, 200, stateOf(deploy));
  }

  function take(id: string, kind: string, path: string, body: Buffer, response: ServerResponse): void {
    const digest = createHash(kind === 'files' ? 'sha1' : 'sha256')
      .update(body)
      .digest('hex');
    const wanted = stub.deploys.find((deploy) => deploy.id === id)!.manifest!;
    const expected = kind === 'files' ? wanted.files[path] : wanted.functions[path.slice(1)];
    if (expected !== digest) return end(response, 422, { message: `${path} has other bytes` });
    (kind === 'files' ? stub.blobs : stub.functionBlobs).add(digest);
    bytes.set(digest, body);
    stub.uploads.push(path);
    return end(response, 200, { path });
  }

  function stateOf(deploy: StubDeploy) {
    const { id, manifest, draft } = deploy;
    if (manifest === null) return { id, state: 'new' };
    deploy.looks += 1;
    if (deploy.looks < 3) return { id, state: 'preparing' };
    const required = [...new Set(Object.values(manifest.files))].filter((sha) => !stub.blobs.has(sha));
    const functions = Object.values(manifest.functions).filter((sha) => !stub.functionBlobs.has(sha));
    const isReady = required.length === 0 && functions.length === 0;
    if (isReady && !draft && !deploy.isLive) {
      deploy.isLive = true;
      lives.set(deploy.site, new Map(Object.entries(manifest.files)));
    }
    return {
      id,
      state: isReady ? 'ready' : 'uploading',
      required,
      required_functions: functions,
      ssl_url: stub.isServing ? `${origin}/live/${deploy.site}` : `https://${deploy.site}.example`,
      deploy_ssl_url: `https://${manifest.branch ?? id}--${deploy.site}.example`,
    };
  }

  function show(site: string, path: string, response: ServerResponse): void {
    const digest = stub.liveOf(site).get(path.endsWith('/') ? `${path}index.html` : path);
    const found = path === '/api/health' ? Buffer.from('{"ok":true}') : digest && bytes.get(digest);
    response.writeHead(stub.sick.get(site) ?? (found ? 200 : 404)).end(found);
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stub.api = `${origin}/api/v1`;
  return stub;
}

function end(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
