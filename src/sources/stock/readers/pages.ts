import type { PagesSettings } from '#src/domain/tenant/settings/stock-source.ts';
import { FeedFetchError, FeedFormatError } from '../errors.ts';
import { stepsOf } from '../mapping/steps.ts';
import { decode } from './decode.ts';
import { fetchFeed, publicAddress, type FeedRequest } from './http.ts';
import { vehicleList } from './json.ts';
import { plainBytes, type Packing } from './unpack.ts';

interface Page {
  name: string;
  parsed: unknown;
  records: unknown[];
}

/**
 * @param request `totalMs` and `maxBytes` cover all pages together
 * @returns JSON text
 * @throws FeedFetchError, FeedFormatError if any page fails: partial stock is never published
 */
export async function readPages(
  request: FeedRequest,
  { list, entry }: Packing & { list: string | null },
  pages: PagesSettings,
): Promise<Uint8Array> {
  const end = performance.now() + (request.totalMs ?? Infinity);
  const records: unknown[] = [];
  const asked = new Set<string>();
  let bytes = 0,
    before: string | null = null,
    key: string | null = null;
  for (let url: string | null = firstAddress(request.url, pages); url !== null;) {
    const number = asked.size + 1;
    const name = `${publicAddress(url)}, page ${number}`;
    if (asked.has(url)) throw new FeedFormatError(`${name} has already been read, so its pages would never end.`);
    if (asked.size === pages.most)
      throw new FeedFormatError(
        `${publicAddress(url)} has more than ${pages.most} pages, the limit in stock.source.pages.most.`,
      );
    asked.add(url);
    const answer = await fetchFeed({ ...request, url, totalMs: Math.max(1, Math.ceil(end - performance.now())) });
    bytes += answer.bytes.length;
    if (bytes > request.maxBytes)
      throw new FeedFetchError(
        `${name}: the pages together exceed ${request.maxBytes} bytes, the limit in stock.source.maxBytes.`,
      );
    const { text } = decode(plainBytes(answer.bytes, name, 'json', { entry, maxBytes: request.maxBytes }));
    const parsed = parse(text, name);
    const found = vehicleList(parsed, list, key, name);
    key ??= found.key;
    const page: Page = { name, parsed, records: found.array };
    if (text === before && page.records.length > 0)
      throw new FeedFormatError(
        `${name} is the same as the previous page: the server ignores the parameter "${pages.parameter}" from stock.source.pages.`,
      );
    before = text;
    for (const record of page.records) records.push(record);
    const total = totalOf(page, pages);
    url = nextAddress(page, { url, number, read: records.length, total }, request.url, pages);
    if (url === null && total !== null && records.length < total)
      throw new FeedFormatError(
        `${publicAddress(request.url)} returned ${records.length} of the ${total} vehicles it reports (stock.source.pages.total): the feed is incomplete.`,
      );
  }
  return new TextEncoder().encode(JSON.stringify(records));
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (cause) {
    throw new FeedFormatError(`${name} is not valid JSON (${(cause as Error).message}).`, { cause });
  }
}

const firstAddress = (url: string, { next, parameter, first }: PagesSettings): string =>
  next === null ? withParameter(url, parameter!, String(first)) : url;

function withParameter(url: string, parameter: string, value: string): string {
  const address = new URL(url);
  address.searchParams.set(parameter, value);
  return address.href;
}

function valueAt(parsed: unknown, path: string): { value: unknown } | null {
  const steps = stepsOf(path);
  const last = steps.pop()!;
  let place = parsed;
  for (const step of steps) place = isHolder(place) ? place[step] : undefined;
  return isHolder(place) && !(Array.isArray(place) && steps.length === 0) ? { value: place[last] } : null;
}

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function totalOf({ name, parsed }: Page, { total }: PagesSettings): number | null {
  if (total === null) return null;
  const value = valueAt(parsed, total)?.value;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0) return number;
  throw new FeedFormatError(`${name} has no number at "${total}", where stock.source.pages.total expects it.`);
}

interface Progress {
  url: string;
  number: number;
  read: number;
  total: number | null;
}

function nextAddress(
  { name, parsed, records }: Page,
  { url, number, read, total }: Progress,
  start: string,
  { next, parameter, first, step }: PagesSettings,
): string | null {
  if (next === null) {
    const isLast = records.length === 0 || (total !== null && read >= total);
    return isLast ? null : withParameter(url, parameter!, String(first + number * step));
  }
  const found = valueAt(parsed, next);
  if (found === null && number === 1)
    throw new FeedFormatError(
      `${name} has no "${next}", where stock.source.pages.next expects the next page. Check it in settings.json.`,
    );
  const value = found?.value ?? '';
  if (value === '' || value === false) return null;
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new FeedFormatError(`${name} has no URL at "${next}", where stock.source.pages.next expects it.`);
  if (parameter !== null) return withParameter(url, parameter, String(value));
  return addressOn(String(value), url, start, name);
}

/** Sends keys only to the settings' host. */
function addressOn(value: string, url: string, start: string, name: string): string {
  if (!URL.canParse(value, url)) throw new FeedFormatError(`${name} gives a next page that is not a valid URL.`);
  const address = new URL(value, url);
  address.username = address.password = '';
  if (address.origin !== new URL(start).origin)
    throw new FeedFormatError(
      `${name} links to another host (${publicAddress(address.href)}), which is not fetched: it differs from the one in stock.source.url in settings.json.`,
    );
  return address.href;
}
