import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FunctionContext } from '../function-context.ts';
import type { DealerRecord } from './dealer-record.ts';
import { withAllowedVariables } from './allowed-variables.ts';

interface Cached {
  identity: string;
  record: DealerRecord;
}

const cached = new Map<string, Cached>();
const slugPattern = /^[a-z0-9][a-z0-9\-]*$/v;

/** By host, or the only dealer; never by anything else in a request. */
export async function findDealer(
  context: Pick<FunctionContext, 'tenant' | 'dealersDir'>,
): Promise<DealerRecord | null> {
  const folder = dealersFolder(context);
  const slug = context.tenant ?? process.env.SITE ?? (await onlyDealer(folder));
  return slug && slugPattern.test(slug) ? readRecord(join(folder, `${slug}.json`)) : null;
}

export async function listDealers(dealersDir = defaultFolder()): Promise<DealerRecord[]> {
  const records = await Promise.all((await names(dealersDir)).map((name) => readRecord(join(dealersDir, name))));
  return records.filter((record) => record !== null);
}

export const dealersFolder = ({ dealersDir }: Pick<FunctionContext, 'dealersDir'>): string =>
  dealersDir ?? defaultFolder();

const defaultFolder = (): string => join(process.cwd(), 'dist', '.forecourt', 'server');

const names = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted();

async function onlyDealer(folder: string): Promise<string | null> {
  const [first, second] = await names(folder);
  return first && !second ? first.slice(0, -'.json'.length) : null;
}

/** Cached until a build replaces the file. */
async function readRecord(file: string): Promise<DealerRecord | null> {
  const stats = await stat(file).catch(() => null);
  if (!stats) return null;
  const identity = `${stats.ino}:${stats.size}:${stats.mtimeMs}`;
  const known = cached.get(file);
  if (known?.identity === identity) return known.record;
  const record = withAllowedVariables(JSON.parse(await readFile(file, 'utf8')) as DealerRecord);
  cached.set(file, { identity, record });
  return record;
}
