import { isElsewhere, photoAddress } from '#src/domain/images/photo-hosts.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { linksOf } from '../tenants/checks/check-links.ts';
import { imageUses } from '../tenants/checks/check-images.ts';
import { doubtful, type IssueDraft, type Issue, type KeyPath } from '../tenants/issue.ts';
import { readTenant } from '../tenants/read-tenant.ts';
import type { AskAddress } from './ask-address.ts';

export interface OutsideAddress {
  url: string;
  kind: 'link' | 'picture';
  file: string;
  path: KeyPath;
  page?: string;
}

/** Enough to notice a removed host or folder. */
const maxPhotos = 200;
/** Larger images are slow to resize for the first shopper. */
const largeImageBytes = 15_000_000;
const maxConcurrent = 8;

export async function outsideAddresses(
  { slug, tenantsDir, now }: { slug: string; tenantsDir: string; now: number },
  vehicles: readonly Pick<Vehicle, 'slug' | 'images'>[],
): Promise<{ addresses: OutsideAddress[]; locate: (finding: IssueDraft) => Issue }> {
  const { draft, locate } = await readTenant(slug, tenantsDir, { now, live: false, goLive: false });
  const { settings } = draft;
  const written: OutsideAddress[] =
    settings === null
      ? []
      : [
          ...linksOf({ ...draft, settings }).map((link) => ({ ...link, kind: 'link' as const })),
          ...imageUses({ ...draft, settings }).flatMap(({ file, path, source }) =>
            source === null ? [] : [{ url: source, kind: 'picture' as const, file, path }],
          ),
        ];
  const photos = vehicles
    .flatMap(({ slug: vehicle, images: [first] }): OutsideAddress[] =>
      first === undefined ? [] : [{ url: first, kind: 'picture', file: 'feed', path: [], page: vehicleUrl(vehicle) }],
    )
    .filter(({ url }) => isElsewhere(url))
    .slice(0, maxPhotos);
  const first = new Map<string, OutsideAddress>();
  for (const address of [...written, ...photos])
    if (isElsewhere(address.url) && !first.has(address.url)) first.set(address.url, address);
  return { addresses: [...first.values()], locate };
}

/** A host's photos share a warning per issue. Hosts that block programs aren't reported. */
export async function deadAddresses(addresses: readonly OutsideAddress[], ask: AskAddress): Promise<IssueDraft[]> {
  const faults = await urlIssues(addresses, withBreaker(ask));
  const found = addresses.flatMap((address, index) => {
    const why = faults[index] ?? null;
    return why === null ? [] : [{ address, why }];
  });
  const alike = Map.groupBy(found, ({ address: { url, page }, why }) =>
    page === undefined ? url : `${new URL(url).host} ${why}`,
  );
  return [...alike.values()].map((group) => {
    const [{ address, why }] = group as [(typeof found)[number]];
    const { url, kind, file, path, page } = address;
    const more = group.length > 1 ? `; ${group.length} photos from that host have the same issue` : '';
    const hint = kind === 'link' ? 'Change or remove the link.' : 'Use an image that exists.';
    return {
      ...doubtful(file, path, `names ${url}, which ${why}${more}`, hint),
      words: url,
      ...(page !== undefined && { page }),
    };
  });
}

async function urlIssues(addresses: readonly OutsideAddress[], ask: AskAddress): Promise<(string | null)[]> {
  const faults: (string | null)[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < addresses.length; index = next++)
      faults[index] = await urlIssue(addresses[index]!, ask);
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
  return faults;
}

/** A silent host would delay the others. */
const maxFailures = 3;

function withBreaker(ask: AskAddress): AskAddress {
  const silences = new Map<string, { count: number; last: Error }>();
  return async (url) => {
    const { host } = new URL(url);
    const known = silences.get(host);
    if (known && known.count >= maxFailures) throw known.last;
    try {
      return await ask(url);
    } catch (cause) {
      silences.set(host, { count: (silences.get(host)?.count ?? 0) + 1, last: cause as Error });
      throw cause;
    }
  };
}

async function urlIssue({ url, kind }: OutsideAddress, ask: AskAddress): Promise<string | null> {
  if (kind === 'picture' && 'refused' in photoAddress(url)) return null;
  try {
    const { status, type, bytes } = await ask(url);
    if (status === 404 || status === 410) return `does not exist (${status})`;
    if (status >= 500) return `returns an error (${status})`;
    if (kind === 'link' || status >= 300) return null;
    if (type !== null && !/^(?:image|video)\/|^application\/octet-stream$/.test(type))
      return `is ${type}, not an image`;
    return bytes !== null && bytes > largeImageBytes ? `is ${(bytes / 1e6).toFixed(1)} MB` : null;
  } catch (cause) {
    return (cause as Error).message;
  }
}
