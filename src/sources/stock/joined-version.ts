import { hash } from 'node:crypto';
import type { FeedVersion } from '#src/domain/vehicle/stock-record.ts';

export function joinedVersion(versions: (readonly [feed: string, version: FeedVersion])[]): FeedVersion {
  const together = (key: 'bytes' | 'fields'): string =>
    hash('sha256', JSON.stringify(versions.map(([feed, version]) => [feed, version[key]])));
  return { bytes: together('bytes'), fields: together('fields'), feeds: Object.fromEntries(versions) };
}
