/**
 * Skips browser tests that passed on identical bytes: a record outside git stores the hash of every file a test read,
 * and of all product code for tests that call functions. CHECK_ALL runs everything.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Browser, BrowserContext, Request, TestInfo } from '@playwright/test';
import { SiteFolder } from '../../scripts/check-site/site-folder.ts';
import { hashFiles } from '../../scripts/test-run/hash-files.ts';

const projectDir = resolve(import.meta.dirname, '../..');
const recordsDir = join(projectDir, '.forecourt/passed/e2e');
const code = '(code)';

export const runHashes = (): { product: string; helpers: string } => ({
  product: hashFiles(projectDir, [
    '{src,functions,scripts,tenants,public,tests/fixtures}/**',
    'package-lock.json',
    'astro.config.mjs',
  ]),
  helpers: hashFiles(
    projectDir,
    ['tests/{e2e,support}/**', 'scripts/{check-site,test-run}/**', 'playwright.config.ts', 'package-lock.json'],
    { exclude: ['**/*.spec.ts'] },
  ),
});

const maxRecordDays = 30;

export function forgetOldRecords(): void {
  mkdirSync(recordsDir, { recursive: true });
  for (const name of readdirSync(recordsDir)) {
    const file = join(recordsDir, name);
    const days = (Date.now() - statSync(file).mtimeMs) / 86_400_000;
    if (days > maxRecordDays) rmSync(file, { force: true });
  }
}

const shared = new Set<string>();
let current = shared;
const sites = new Map<string, SiteFolder>();
const states = new Map<string, string>();

class WatchedSite extends SiteFolder {
  readonly #dealer: string;
  #isReady = false;

  constructor(dir: string, dealer: string) {
    super(dir);
    this.#dealer = dealer;
    this.#isReady = true;
  }

  override text(file: string): string {
    // The parent's constructor runs before this object has fields.
    if (#isReady in this && this.#isReady) current.add(`${this.#dealer} file ${file}`);
    return super.text(file);
  }

  override ofKind(kind: Parameters<SiteFolder['ofKind']>[0]) {
    current.add(`${this.#dealer} pages`);
    return super.ofKind(kind);
  }
}

export function watchedSite(dealer: string): SiteFolder {
  let site = sites.get(dealer);
  if (!site) sites.set(dealer, (site = new WatchedSite(join(process.env.E2E_OUT ?? '', dealer), dealer)));
  return site;
}

/** `isUnchanged`: passed on the same bytes. */
export class TestRecord {
  readonly #file: string;
  readonly #reads = new Set<string>();
  /** True with `--repeat-each`, which checks for flakiness. */
  readonly #isRepeated: boolean;
  readonly #contexts: BrowserContext[] = [];

  constructor({ file, titlePath, project }: TestInfo, browser: Browser) {
    this.#isRepeated = project.repeatEach > 1;
    const key = [
      readFileSync(file, 'utf8'),
      process.env.E2E_HELPERS ?? '',
      browser.version(),
      process.version,
      process.platform,
      process.env.MATRIX ?? '',
      project.name,
      ...titlePath,
    ];
    this.#file = join(recordsDir, `${createHash('sha256').update(key.join('\0')).digest('hex')}.json`);
    current = this.#reads;
  }

  get isUnchanged(): boolean {
    if (process.env.CHECK_ALL || this.#isRepeated) return false;
    try {
      const reads = JSON.parse(readFileSync(this.#file, 'utf8')) as Record<string, string>;
      return Object.entries(reads).every(([read, state]) => stateOf(read) === state);
    } catch {
      return false;
    }
  }

  watch(context: BrowserContext): void {
    this.#contexts.push(context);
    context.on('request', this.#note);
  }

  readonly #note = (request: Request): void => {
    const { hostname, pathname, search, protocol } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    const dealer = /^(?<dealer>[\w\-]+)\.localhost$/v.exec(hostname)?.groups?.dealer;
    this.#reads.add(request.method() === 'GET' && dealer ? `${dealer} path ${pathname}${search}` : code);
  };

  passed(): void {
    const reads = [...shared, ...this.#reads];
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(reads.map((read) => [read, stateOf(read)]))));
  }

  end(): void {
    for (const context of this.#contexts) context.off('request', this.#note);
    current = shared;
  }
}

/** Includes the product's code where a function may answer. */
function stateOf(read: string): string {
  let state = states.get(read);
  if (state === undefined) states.set(read, (state = readState(read)));
  return state;
}

function readState(read: string): string {
  if (read === code) return process.env.E2E_PRODUCT ?? '';
  const [dealer = '', kind = '', ...rest] = read.split(' ');
  const name = rest.join(' ');
  const site = plainSite(dealer);
  if (!site) return `no ${dealer}`;
  if (kind === 'pages') return hashOf(JSON.stringify(site.pages));
  if (kind === 'file') return hashOf(site.files.has(name) ? readFileSync(join(site.dir, name)) : '');
  try {
    const target = site.target(name);
    if (target.kind === 'file') return hashOf(readFileSync(join(site.dir, target.file)));
    if (target.kind !== 'missing') return JSON.stringify(target);
  } catch {
    // The server answers paths that can't be decoded.
  }
  return `${process.env.E2E_PRODUCT} ${hashOf(site.text('404.html'))}`;
}

const plainSites = new Map<string, SiteFolder | null>();

function plainSite(dealer: string): SiteFolder | null {
  let site = plainSites.get(dealer);
  if (site === undefined) {
    try {
      site = new SiteFolder(join(process.env.E2E_OUT ?? '', dealer));
    } catch {
      site = null;
    }
    plainSites.set(dealer, site);
  }
  return site;
}

const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex').slice(0, 20);
