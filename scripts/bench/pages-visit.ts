/** A slow phone: CPU four times slower, on slow 4G. */
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';

export interface Visit {
  largestPaintMs: number;
  layoutShift: number;
  /** Time beyond 50 ms in long tasks until the page is idle. */
  blockingMs: number;
  /** Scripts loaded before any interaction. */
  scripts: number;
  /** Brotli, before any interaction. */
  scriptBytes: number;
  htmlBytes: number;
  thirdParties: number;
}

interface PageVitals {
  largest: number;
  shift: number;
  blocking: number;
}

/** Lighthouse's "slow 4G": 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const quietMs = 1500;

export async function slowVisits(address: string, runs: number, executablePath: string): Promise<Visit[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    // The server compresses on the first request.
    await visit(browser, address);
    const visits: Visit[] = [];
    while (visits.length < runs) visits.push(await visit(browser, address));
    return visits;
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const bytes = watchBytes(session, new URL(address).hostname);
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(quietMs);
    const seen = await readVitals(page);
    return { largestPaintMs: seen.largest, layoutShift: seen.shift, blockingMs: seen.blocking, ...bytes };
  } finally {
    await context.close();
  }
}

function watchBytes(
  session: CDPSession,
  host: string,
): Pick<Visit, 'scripts' | 'scriptBytes' | 'htmlBytes' | 'thirdParties'> {
  const bytes = { scripts: 0, scriptBytes: 0, htmlBytes: 0, thirdParties: 0 };
  const responses = new Map<string, { type: string; headers: number }>();
  session.on('Network.requestWillBeSent', ({ request }) => {
    const { protocol, hostname } = new URL(request.url);
    if (protocol.startsWith('http') && hostname !== host) bytes.thirdParties += 1;
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    responses.set(requestId, { type, headers: response.encodedDataLength });
    if (type === 'Script') bytes.scripts += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    if (response === undefined) return;
    // Excludes headers.
    const body = encodedDataLength - response.headers;
    if (response.type === 'Script') bytes.scriptBytes += body;
    if (response.type === 'Document') bytes.htmlBytes += body;
  });
  return bytes;
}

const readVitals = (page: Page): Promise<PageVitals> =>
  page.evaluate(() => (window as unknown as { seen: PageVitals }).seen);

function observe(): void {
  const seen: PageVitals = { largest: 0, shift: 0, blocking: 0 };
  Object.assign(window, { seen });
  const on = (type: string, entry: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(entry)).observe({ type, buffered: true });
  };
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  on('longtask', ({ duration }) => {
    seen.blocking += duration - 50;
  });
}
