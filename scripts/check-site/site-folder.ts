import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { matchFunction, type FunctionRoute } from '#src/local-server/functions.ts';
import { findRedirect, parseRedirects } from '#src/lib/redirect-rules.ts';

export const pageKinds = [
  'home',
  'landing',
  'vehicle',
  'gone',
  'locations',
  'location',
  'offers',
  'models',
  'blog',
  'content',
  'not-found',
] as const;
export type PageKind = (typeof pageKinds)[number];

export interface SitePage {
  path: string;
  file: string;
  kind: PageKind;
}

export type Target =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; to: string }
  /** 410 with the page at `to`. */
  | { kind: 'gone'; to: string }
  | { kind: 'function' }
  | { kind: 'missing' };

export class SiteFolder {
  readonly dir: string;
  readonly files: ReadonlySet<string>;
  readonly pages: readonly SitePage[];
  readonly #redirects: ReturnType<typeof parseRedirects>;
  readonly #ids = new Map<string, Set<string>>();

  constructor(dir: string) {
    this.dir = dir;
    this.files = new Set(filesBelow(dir));
    this.#redirects = parseRedirects(this.text('_redirects'));
    this.pages = [...this.files]
      .filter((file) => file.endsWith('.html'))
      .sort()
      .map((file) => ({ file, path: pathOf(file), kind: this.#kindOf(file) }));
  }

  text(file: string): string {
    return readFileSync(join(this.dir, file), 'utf8');
  }

  html(file: string): HTMLElement {
    return parse(this.text(file), { comment: false });
  }

  page(path: string): HTMLElement {
    const target = this.target(path);
    if (target.kind !== 'file') throw new Error(`No page found at ${path}.`);
    return this.html(target.file);
  }

  ofKind(kind: PageKind): SitePage[] {
    return this.pages.filter((page) => page.kind === kind);
  }

  /** Resolves like static hosts. Only redirects use the query string. */
  target(address: string, functions: FunctionRoute[] = []): Target {
    const path = decodeURIComponent(address.replace(/[?#].*$/, ''));
    const name = path.replace(/^\/|\/$/g, '');
    const candidates = path.endsWith('/')
      ? [`${name}/index.html`, `${name}.html`]
      : [name, `${name}.html`, `${name}/index.html`];
    const file = (name === '' ? ['index.html'] : candidates).find((candidate) => this.files.has(candidate));
    if (file !== undefined) return { kind: 'file', file };
    const redirect = findRedirect(this.#redirects, path, /\?[^#]*/.exec(address)?.[0] ?? '');
    if (redirect) return { kind: redirect.status === 410 ? 'gone' : 'redirect', to: redirect.target };
    return matchFunction(functions, path, 'GET').kind === 'none' ? { kind: 'missing' } : { kind: 'function' };
  }

  ids(file: string): Set<string> {
    let ids = this.#ids.get(file);
    if (!ids)
      this.#ids.set(file, (ids = new Set([...this.text(file).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? ''))));
    return ids;
  }

  #kindOf(file: string): PageKind {
    const fixed: Record<string, PageKind> = {
      'index.html': 'home',
      'cars/index.html': 'landing',
      'search.html': 'landing',
      '404.html': 'not-found',
      'dealerships.html': 'locations',
      'special-offers.html': 'offers',
      'models.html': 'models',
    };
    if (fixed[file]) return fixed[file];
    if (file === 'blog.html' || file.startsWith('blog/')) return 'blog';
    if (file.startsWith('search/')) return 'landing';
    if (file.startsWith('gone/')) return 'gone';
    if (file.startsWith('offers/')) return 'offers';
    if (file.startsWith('locations/')) return 'location';
    if (file.startsWith('cars/')) return this.text(file).includes('<photo-gallery') ? 'vehicle' : 'gone';
    return 'content';
  }
}

export const isText = (file: string): boolean => /\.(html|css|js|json|xml|txt|svg|webmanifest|md)$|^_/.test(file);

function filesBelow(dir: string): string[] {
  if (!existsSync(dir)) throw new Error(`${dir} has not been built.`);
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)));
}

function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}
