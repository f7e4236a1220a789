/** Algolia's REST protocol for searching and indexing, with a request log. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { BadRequest } from './algolia-filters.ts';
import { answer, facetAnswer, type StoredIndex } from './algolia-query.ts';

export interface AlgoliaRequest {
  method: string;
  path: string;
  body: Record<string, unknown>;
  appId: string;
  key: string;
}

export const keys = { appId: 'TESTAPP001', search: 'search-only-key', admin: 'key-that-writes' } as const;

class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export class AlgoliaServer {
  readonly requests: AlgoliaRequest[] = [];
  readonly indexes = new Map<string, StoredIndex>();
  /** Status to fail a request with; null to answer it. */
  failing: (request: AlgoliaRequest) => number | null = () => null;
  /** Indexing and moving are unfinished when first polled. */
  isSlow = false;
  origin = '';
  private readonly tasks = new Map<number, 'new' | 'published'>();
  private readonly server = createServer((request, response) => {
    void this.respond(request).then(({ status, body }) => {
      response
        .writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
        .end(JSON.stringify(body));
    });
  });

  async start(): Promise<this> {
    // A large push blocks this process for seconds; its idle connection must stay open.
    this.server.keepAliveTimeout = 0;
    await new Promise<void>((ready) => {
      this.server.listen(0, '127.0.0.1', ready);
    });
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => {
      this.server.close(closed);
    });
  }

  get paths(): string[] {
    return this.requests.map(({ method, path }) => `${method} ${path}`);
  }

  private async respond(message: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const bytes =
      message.headers['content-encoding'] === 'gzip' ? gunzipSync(Buffer.concat(chunks)) : Buffer.concat(chunks);
    const url = new URL(message.url!, this.origin);
    const given = (name: string): string => String(message.headers[name] ?? url.searchParams.get(name) ?? '');
    const body = (bytes.length > 0 ? JSON.parse(bytes.toString()) : {}) as Record<string, unknown>;
    const request = {
      method: message.method!,
      path: decodeURIComponent(url.pathname),
      body,
      appId: given('x-algolia-application-id'),
      key: given('x-algolia-api-key'),
    };
    this.requests.push(request);
    try {
      const status = this.failing(request);
      if (status !== null) throw new Refused(status, 'made to fail');
      return { status: 200, body: this.handle(request, url.searchParams) };
    } catch (error) {
      const status = error instanceof Refused ? error.status : error instanceof BadRequest ? 400 : 500;
      return { status, body: { message: (error as Error).message, status } };
    }
  }

  private handle({ method, path, body, appId, key }: AlgoliaRequest, query: URLSearchParams): unknown {
    const isSearch = /\/(queries|query)$/.test(path);
    if (appId !== keys.appId || (key !== keys.admin && !(isSearch && key === keys.search)))
      throw new Refused(403, 'Invalid Application-ID or API key');
    if (path === '/1/indexes/*/queries')
      return { results: (body['requests'] as Record<string, unknown>[]).map((one) => this.search(one)) };
    const [, name = '', action = '', rest = ''] = /^\/1\/indexes\/([^/]+)(?:\/([^/]+)(?:\/(.+))?)?$/.exec(path) ?? [];
    switch (`${method} ${action}`) {
      case 'POST query':
        return answer(this.existing(name), name, body);
      case 'GET settings':
        return {
          ...this.existing(name).settings,
          ...(this.existing(name).primary !== null && { primary: this.existing(name).primary }),
        };
      case 'PUT settings':
        return this.setSettings(name, body as IndexSettings);
      case 'POST batch':
        return this.batch(
          name,
          body['requests'] as {
            action: string;
            body: StoredIndex['rows'] extends Map<string, infer Row> ? Row : never;
          }[],
        );
      case 'POST synonyms':
        return this.synonyms(
          name,
          rest,
          body as unknown as SynonymHit[],
          query.get('replaceExistingSynonyms') === 'true',
        );
      case 'POST operation':
        return this.move(name, body as { operation: string; destination: string });
      case 'GET task':
        return this.task(Number(rest));
      case 'DELETE ':
        this.indexes.delete(name);
        return this.taskFor();
      default:
        throw new Refused(404, `No such path: ${method} ${path}`);
    }
  }

  private search(request: Record<string, unknown>): unknown {
    const name = String(request['indexName']);
    return request['type'] === 'facet'
      ? facetAnswer(this.existing(name), request)
      : answer(this.existing(name), name, request);
  }

  private existing(name: string): StoredIndex {
    const index = this.indexes.get(name);
    if (!index) throw new Refused(404, `Index ${name} does not exist`);
    return index;
  }

  private made(name: string): StoredIndex {
    const index = this.indexes.get(name) ?? { rows: new Map(), settings: {}, synonyms: [], primary: null };
    this.indexes.set(name, index);
    return index;
  }

  private setSettings(name: string, settings: IndexSettings): unknown {
    const index = this.made(name);
    if (index.primary !== null && settings.replicas) throw new Refused(400, 'A replica has no replicas');
    index.settings = { ...index.settings, ...settings };
    for (const replica of settings.replicas ?? []) {
      const { replicas: _, ...own } = index.settings;
      if (!this.indexes.has(replica))
        this.indexes.set(replica, { rows: new Map(index.rows), settings: own, synonyms: [], primary: name });
      this.made(replica).primary = name;
    }
    return this.taskFor();
  }

  private batch(
    name: string,
    requests: { action: string; body: Parameters<StoredIndex['rows']['set']>[1] }[],
  ): unknown {
    const index = this.made(name);
    if (index.primary !== null) throw new Refused(403, 'A replica is written through its primary');
    for (const { action, body } of requests) {
      if (action !== 'addObject') throw new Refused(400, `Not understood: ${action}`);
      index.rows.set(body.objectID, body);
    }
    this.copyToReplicas(name);
    return { ...this.taskFor(true), objectIDs: requests.map(({ body }) => body.objectID) };
  }

  private synonyms(name: string, action: string, list: SynonymHit[], isAll: boolean): unknown {
    const index = this.made(name);
    if (action === 'clear') index.synonyms = [];
    else index.synonyms = isAll ? list : [...index.synonyms, ...list];
    return this.taskFor();
  }

  /**
   * "If the destination index has replicas, moving will overwrite the existing index and copy the data to the replica
   * indices."
   */
  private move(name: string, { operation, destination }: { operation: string; destination: string }): unknown {
    if (operation !== 'move') throw new Refused(400, `Not understood: ${operation}`);
    const source = this.existing(name);
    const replicas = this.indexes.get(destination)?.settings.replicas;
    this.indexes.set(destination, {
      ...source,
      settings: { ...source.settings, ...(replicas && { replicas }) },
      primary: null,
    });
    this.indexes.delete(name);
    this.copyToReplicas(destination);
    return this.taskFor(true);
  }

  private copyToReplicas(name: string): void {
    for (const replica of this.existing(name).settings.replicas ?? [])
      this.made(replica).rows = new Map(this.existing(name).rows);
  }

  private taskFor(isBig = false): { taskID: number; updatedAt: string; deletedAt: string } {
    const taskID = this.tasks.size + 1;
    this.tasks.set(taskID, isBig && this.isSlow ? 'new' : 'published');
    return { taskID, updatedAt: '2026-11-20T00:00:00.000Z', deletedAt: '2026-11-20T00:00:00.000Z' };
  }

  private task(taskID: number): unknown {
    const state = this.tasks.get(taskID);
    if (state === undefined) throw new Refused(404, 'No such task');
    this.tasks.set(taskID, 'published');
    return { status: state === 'new' ? 'notPublished' : 'published', pendingTask: state === 'new' };
  }
}
