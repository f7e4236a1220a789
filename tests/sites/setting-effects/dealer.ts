/** A dealer with changed settings, rendered on demand. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteContext } from '#src/domain/site.ts';
import type { PreviousStock } from '#src/domain/vehicle/stock-record.ts';
import { headersFile } from '#src/generator/hosting-files.ts';
import { redirectsFile } from '#src/lib/redirect-rules.ts';
import { redirects, siteContext, sitePages, type SitePage } from '#src/routes/route-table.ts';
import { loadSite, type LoadedSite } from '#src/sources/load-site.ts';
import { loadStock } from '#src/sources/stock/load-stock.ts';
import { searchConfigPath } from '#src/view/search/search-config.ts';
import { compiledFolder, pageRendererOf, type RenderPage } from '../../support/compiled.ts';
import { now, projectDir, Workspace } from '../../support/generator.ts';
import { stockRows } from './stock.ts';

/** By path, such as `search.pageSize`. */
export type Changes = Readonly<Record<string, unknown>>;

const slug = 'harbour-motors';

export class TestSite {
  readonly loaded: LoadedSite;
  readonly context: SiteContext;
  readonly #draw: RenderPage;
  readonly #tenantDir: string;
  readonly #pages: Map<string, SitePage>;

  constructor(loaded: LoadedSite, draw: RenderPage, tenantDir: string) {
    this.loaded = loaded;
    this.#tenantDir = tenantDir;
    this.#draw = draw;
    this.context = siteContext(loaded.tenant, loaded.stock);
    this.#pages = new Map([...sitePages(loaded.tenant, loaded.stock, this.context)].map((page) => [page.path, page]));
  }

  get addresses(): string[] {
    return ['_redirects', ...this.#pages.keys()];
  }

  get settings() {
    return this.loaded.tenant.settings;
  }

  /** Reason to reject the feed after `previous`; null if accepted. */
  async refusal(previous: PreviousStock): Promise<string | null> {
    const { tenant, stock } = this.loaded;
    const loading = loadStock(tenant, { tenantDir: this.#tenantDir, now: stock.now, previous });
    return loading.then(
      () => null,
      (error: Error) => error.message,
    );
  }

  /**
   * By path; `/cars/*full` is the vehicle with that id. Empty if missing. Omits settings passed to scripts unchanged:
   * that isn't an effect.
   */
  async text(address: string): Promise<string> {
    const { tenant, stock } = this.loaded;
    if (address === '_headers') return headersFile(tenant);
    if (address === '_redirects') return redirectsFile(redirects(tenant, stock, this.context));
    const page = this.#page(address);
    if (!page) return '';
    const data = page.load();
    if (data.kind !== 'text')
      return this.#draw({ path: page.path, route: page.route, context: this.context, page: data });
    const body = Buffer.from(data.body as string).toString();
    return page.path === searchConfigPath ? JSON.stringify({ ...JSON.parse(body), settings: null }) : body;
  }

  #page(address: string): SitePage | undefined {
    const [start, end] = address.split('*');
    return end === undefined
      ? this.#pages.get(address)
      : this.#pages.values().find(({ path }) => path.startsWith(start!) && path.endsWith(`-${end}`));
  }
}

export class TestDealer {
  readonly #space = new Workspace();
  readonly #file = join(this.#space.tenants, slug, 'settings.json');
  readonly #own: object;
  readonly #draw: RenderPage;
  readonly #known = new Map<string, Promise<TestSite>>();

  /** Compiles the pages unless they are already compiled. */
  static async start(): Promise<TestDealer> {
    return new TestDealer(await pageRendererOf(compiledFolder, { keepsIslands: true }));
  }

  private constructor(draw: RenderPage) {
    this.#draw = draw;
    this.#space.addTenant(slug);
    // A second image library.
    cpSync(join(projectDir, 'tenants/_studio'), join(this.#space.tenants, '_studio'), { recursive: true });
    this.#space.setStock(slug, stockRows);
    this.#own = JSON.parse(readFileSync(this.#file, 'utf8')) as object;
  }

  /** @throws TenantError if the changed settings are invalid */
  site(changes: Changes): Promise<TestSite> {
    const key = JSON.stringify(Object.entries(changes));
    const known = this.#known.get(key);
    if (known) return known;
    const site = this.#load(changes);
    this.#known.set(key, site);
    return site;
  }

  async #load(changes: Changes): Promise<TestSite> {
    const settings = structuredClone(this.#own);
    for (const [path, value] of Object.entries(changes)) setAt(settings, path.split('.'), value);
    writeFileSync(this.#file, JSON.stringify(settings));
    return new TestSite(
      await loadSite(slug, { tenantsDir: this.#space.tenants, now: Date.parse(now) }),
      this.#draw,
      join(this.#space.tenants, slug),
    );
  }

  remove(): void {
    this.#space.remove();
  }
}

function setAt(node: Record<string, unknown> | object, [key, ...rest]: string[], value: unknown): void {
  const group = node as Record<string, object>;
  if (rest.length === 0) group[key!] = value as object;
  else setAt((group[key!] ??= {}), rest, value);
}
