/**
 * Built pages in jsdom with the site's real scripts, from source: faster than a browser where layout, navigation and
 * styles don't matter.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSDOM } from 'jsdom';
import { vi } from 'vitest';
import { builtAt } from '../support/built-at.ts';
import { demoBuild } from '../support/demo-build.ts';
import { timeLimit } from '../support/time-limit.ts';
import { SiteFolder } from '../../scripts/check-site/site-folder.ts';

declare const jsdom: JSDOM;

/** Null for no answer. */
export type Answer = (request: Request) => Response | null | Promise<Response | null>;

export interface OpenOptions {
  answer?: Answer;
  /** Runs after the HTML is parsed, before scripts. */
  before?: () => void;
  /** Default: the site's build time. */
  at?: Date | string;
  /** Keeps scripts' history entries, as on a reload. */
  isReload?: boolean;
}

export interface OpenPage {
  requests: Request[];
  /** URLs that scripts, links and forms led to, in order. */
  destinations: string[];
}

/** Global, because each test file reloads this module. */
const folders = ((globalThis as { siteFolders?: Map<string, SiteFolder> }).siteFolders ??= new Map());
const problems: string[] = [];
const excused: RegExp[] = [];
const removeListeners: (() => void)[] = [];

export async function siteOf(dealer: string): Promise<SiteFolder> {
  let site = folders.get(dealer);
  if (!site) folders.set(dealer, (site = new SiteFolder(join(await demoBuild(), dealer))));
  return site;
}

/** Ignores matching problems, such as errors of a server the test breaks. */
export function excuse(pattern: RegExp): void {
  excused.push(pattern);
}

/** Problems since the last call, without excused ones. */
export function takeProblems(): string[] {
  const patterns = excused.splice(0);
  return problems.splice(0).filter((problem) => !patterns.some((pattern) => pattern.test(problem)));
}

/** Islands start on interaction or with `comeNear`. */
export async function openPage(
  dealer: string,
  address: string,
  { answer = () => null, before, at = builtAt, isReload = false }: OpenOptions = {},
): Promise<OpenPage> {
  closePage();
  vi.resetModules();
  const site = await siteOf(dealer);
  const target = site.target(address);
  const html = site.text(target.kind === 'file' ? target.file : '404.html');
  jsdom.reconfigure({ url: `http://${dealer}.localhost${address}` });
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] });
  if (!isReload) history.replaceState(null, '');
  shimBrowser();
  watchTimers();
  const destinations = watchDestinations();
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    respond(
      site,
      requests,
      answer,
      new Request(new URL(input instanceof Request ? input.url : input, location.href), init),
    ),
  );
  showHtml(html);
  answerStylesheets();
  watchProblems();
  watchLinks(destinations);
  before?.();
  for (const file of scriptsOf(html)) await import(/* @vite-ignore */ file);
  return { requests, destinations };
}

/** Simulates leaving, so that the page stores its data. */
export function leavePage(): void {
  window.dispatchEvent(new Event('pagehide'));
  closePage();
}

export function closePage(): void {
  for (const remove of removeListeners.splice(0)) remove();
  document.documentElement.innerHTML = '';
}

/** Resolves once React has hydrated the islands. */
export async function comeNear(islands: Iterable<Element> = document.querySelectorAll('astro-island')): Promise<void> {
  for (const island of islands) {
    island.dispatchEvent(new Event('near'));
    for (const child of island.children) showNear(child);
    await vi.waitFor(() => {
      if (island.hasAttribute('ssr') || !isOfReact(island.firstElementChild))
        throw new Error('The island has not started.');
    }, timeLimit(20_000));
  }
}

export const showNear = (element: Element): void => near.get(element)?.();

/** The element reports a start before React has hydrated it. */
const isOfReact = (element: Element | null): boolean =>
  element === null || Object.keys(element).some((key) => key.startsWith('__reactFiber'));

export function comeIntoView(element: Element): void {
  near.get(element)?.();
}

/** By markup: not `hidden`, nor in a closed details, dialog or popover. */
export function isShown(element: Element | null | undefined): boolean {
  if (!element?.isConnected) return false;
  for (let one: Element | null = element; one; one = one.parentElement) {
    if ((one as HTMLElement).hidden) return false;
    if (one.hasAttribute('popover') ? !openPopovers.has(one) : one.tagName === 'DIALOG' && !one.hasAttribute('open'))
      return false;
    const details: Element | null = one.parentElement;
    if (details?.tagName === 'DETAILS' && !details.hasAttribute('open') && one.tagName !== 'SUMMARY') return false;
  }
  return true;
}

async function respond(site: SiteFolder, requests: Request[], answer: Answer, request: Request): Promise<Response> {
  requests.push(request.clone() as Request);
  const { pathname, host } = new URL(request.url);
  if (host !== location.host) problems.push(`request to ${host}`);
  const answered = await answer(request);
  if (answered) return answered;
  if (request.method === 'GET' && site.files.has(pathname.slice(1)))
    return new Response(readFileSync(join(site.dir, pathname)), {
      headers: { 'content-type': pathname.endsWith('.json') ? 'application/json' : 'application/octet-stream' },
    });
  // By default, nothing has been held or sold since the build.
  if (pathname === '/api/cars/states') return Response.json({ states: {} });
  if (pathname === '/api/events') return new Response(null, { status: 204 });
  problems.push(`${request.method} ${pathname}: nothing answers it`);
  return new Response('{}', { status: 404 });
}

/** Omits scripts: jsdom runs no modules. */
function showHtml(html: string): void {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  // Browsers with scripts ignore noscript markup.
  for (const part of parsed.querySelectorAll('script[src], noscript')) part.remove();
  document.replaceChild(document.adoptNode(parsed.documentElement), document.documentElement);
}

/** jsdom loads no stylesheets, so each counts as loaded. */
function answerStylesheets(): void {
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') node.dispatchEvent(new Event('load'));
  });
  observer.observe(document.head, { childList: true });
  removeListeners.push(() => observer.disconnect());
}

/** Timers end with the page, as in a browser. */
function watchTimers(): void {
  const timers = new Set<number>();
  const start = window.setTimeout;
  vi.stubGlobal('setTimeout', (task: () => void, ms?: number) => {
    const timer = start(task, ms);
    timers.add(timer);
    return timer;
  });
  const repeat = window.setInterval;
  vi.stubGlobal('setInterval', (task: () => void, ms?: number) => {
    const timer = repeat(task, ms);
    timers.add(timer);
    return timer;
  });
  // jsdom's frame timer ended with the previous page.
  vi.stubGlobal('requestAnimationFrame', (task: FrameRequestCallback) =>
    window.setTimeout(() => task(performance.now()), 16),
  );
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame));
  removeListeners.push(() => timers.forEach((timer) => clearTimeout(timer)));
}

/** Replaces `location`, because jsdom can't navigate. */
function watchDestinations(): string[] {
  const destinations: string[] = [];
  const real = document.location;
  const lead = (url: string | URL): void => void destinations.push(String(url));
  const follow: Partial<Location> = { assign: lead, replace: lead, reload: () => lead(real.href) };
  const noted = new Proxy({} as Location, {
    get(_, key) {
      const value: unknown = Reflect.get(follow, key) ?? Reflect.get(real, key);
      return typeof value === 'function' ? value.bind(real) : value;
    },
    set(_, key, value: string) {
      if (key === 'href') lead(value);
      else Reflect.set(real, key, value);
      return true;
    },
  });
  vi.stubGlobal('location', noted);
  return destinations;
}

/** Records targets unless the page's scripts handle the event. */
function watchLinks(destinations: string[]): void {
  const leave = (event: Event, url: string): void => {
    if (event.defaultPrevented || url.split('#')[0] === document.URL.split('#')[0]) return;
    event.preventDefault();
    destinations.push(url);
  };
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (link && link.target === '' && link.protocol.startsWith('http')) leave(event, link.href);
  });
  window.addEventListener('submit', (event) => {
    if (event.target instanceof HTMLFormElement) leave(event, targetOf(event.target));
  });
  HTMLFormElement.prototype.submit = function submit() {
    destinations.push(targetOf(this));
  };
}

function targetOf(form: HTMLFormElement): string {
  const url = new URL(form.action);
  if (form.method === 'get')
    url.search = String(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));
  return url.href;
}

/** Execution order: `page` first, because all others import it. */
function scriptsOf(html: string): string[] {
  const files = [...html.matchAll(/<script type="module" src="(?<file>[^"]+)"/gv)].map(({ groups }) => groups!.file!);
  const first = files.filter((file) => file.startsWith('/_a/page.'));
  return [...first, ...files.filter((file) => !first.includes(file))];
}

function watchProblems(): void {
  const report = (event: ErrorEvent | PromiseRejectionEvent): void => {
    problems.push(`error: ${'reason' in event ? String(event.reason) : event.message}`);
  };
  window.addEventListener('error', report as EventListener);
  window.addEventListener('unhandledrejection', report as EventListener);
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    problems.push(`console: ${parts.map(String).join(' ')}`);
  });
}

const near = new Map<Element, () => void>();
const openPopovers = new Set<Element>();

function shimBrowser(): void {
  near.clear();
  openPopovers.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly seen: (entries: { isIntersecting: boolean; target: Element }[]) => void;
      constructor(seen: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        this.seen = seen;
      }
      observe(target: Element): void {
        near.set(target, () => this.seen([{ isIntersecting: true, target }]));
      }
      unobserve(target: Element): void {
        near.delete(target);
      }
      disconnect(): void {}
    },
  );
  // Nothing has a size in jsdom.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
  Object.assign(navigator, {
    sendBeacon(url: string, body: Blob): boolean {
      void body.text().then((text) => fetch(url, { method: 'POST', body: text }));
      return true;
    },
  });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
    togglePopover(this: HTMLElement, force?: boolean) {
      return toggle(this, force ?? !openPopovers.has(this));
    },
    checkVisibility(this: HTMLElement) {
      return isShown(this);
    },
    scrollIntoView() {},
    scrollTo() {},
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  window.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button[popovertarget]') : null;
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    const action = button?.getAttribute('popovertargetaction');
    if (!event.defaultPrevented)
      popover?.togglePopover(action === 'show' || action === 'hide' ? action === 'show' : undefined);
  });
}

function toggle(element: Element, isOpen: boolean): boolean {
  if (isOpen === openPopovers.has(element)) return isOpen;
  const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed'];
  const event = (type: string): Event => Object.assign(new Event(type), { oldState, newState });
  element.dispatchEvent(event('beforetoggle'));
  if (isOpen) openPopovers.add(element);
  else openPopovers.delete(element);
  element.dispatchEvent(event('toggle'));
  return isOpen;
}

/** Listeners on the document and window would outlive a page in jsdom. */
for (const target of [document, window] as (EventTarget & { addListener?: typeof window.addEventListener })[]) {
  // Each test file reloads this module in the same window, so reuse the original method, not a wrapper.
  const add = (target.addListener ??= target.addEventListener.bind(target));
  target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions): void => {
    add(type, listener, options);
    removeListeners.push(() => target.removeEventListener(type, listener, options));
  };
}
