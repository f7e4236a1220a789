/**
 * Browser tests that passed before and would read the same bytes again are not run again. A record, kept outside git,
 * names every file of a site that a test read, by the browser or by itself, with the hash of its bytes; a test that
 * called a function depends on all code of the product as well. What is unknown runs. CHECK_ALL runs everything.
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

/** Hashes that are the same for a whole run, made once before it. */
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

const keptDays = 30;

/** Removes records of tests that were changed, renamed or removed long ago; a test whose record is gone runs again. */
export function forgetOldRecords(): void {
  mkdirSync(recordsDir, { recursive: true });
  for (const name of readdirSync(recordsDir)) {
    const file = join(recordsDir, name);
    const days = (Date.now() - statSync(file).mtimeMs) / 86_400_000;
    if (days > keptDays) rmSync(file, { force: true });
  }
}

/** Reads that belong to no single test, such as those of a file's first lines: every test of the worker depends on them. */
const shared = new Set<string>();
let current = shared;
const sites = new Map<string, SiteFolder>();
const states = new Map<string, string>();

/** A site whose files are noted as read by the test that is running. */
class WatchedSite extends SiteFolder {
  readonly #dealer: string;
  #isReady = false;

  constructor(dir: string, dealer: string) {
    super(dir);
    this.#dealer = dealer;
    this.#isReady = true;
  }

  override text(file: string): string {
    // While the parent's constructor runs, this object has no fields of its own yet.
    if (#isReady in this && this.#isReady) current.add(`${this.#dealer} file ${file}`);
    return super.text(file);
  }

  override ofKind(kind: Parameters<SiteFolder['ofKind']>[0]) {
    current.add(`${this.#dealer} pages`);
    return super.ofKind(kind);
  }
}

/** The built site of a dealer; what a test reads of it is noted. */
export function watchedSite(dealer: string): SiteFolder {
  let site = sites.get(dealer);
  if (!site) sites.set(dealer, (site = new WatchedSite(join(process.env.E2E_OUT ?? '', dealer), dealer)));
  return site;
}

/** Notes what a test reads; `isUnchanged` is whether it passed before on the same bytes. */
export class TestRecord {
  readonly #file: string;
  readonly #reads = new Set<string>();
  /** The test runs several times (`--repeat-each`) to see whether it always passes. */
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

  /** Notes every request of every page of the context, until the test ends. */
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

  /** Remembers that the test passed. */
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

/** What a read gives now: the hash of its bytes, and the product's code where a function may answer. */
function stateOf(read: string): string {
  let state = states.get(read);
  if (state === undefined) states.set(read, (state = look(read)));
  return state;
}

function look(read: string): string {
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
    // A path that cannot be decoded: the server's own answer.
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
