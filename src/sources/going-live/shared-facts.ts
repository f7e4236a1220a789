/** Facts that dealers can't share, often from a copied folder. Dealers with the same legal name count as one. */
import type { Tenant } from '#src/domain/site.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { legalRules } from '#src/domain/advertising/legal-rules.ts';
import { drafted } from '../tenants/placeholders.ts';
import { doubtful, under, type IssueDraft, type KeyPath } from '../tenants/issue.ts';

export interface ComparedDealer {
  tenant: Tenant;
  vehicles: readonly Pick<Vehicle, 'slug' | 'vin'>[];
}

/** Shorter text may match by chance. */
const minSharedLength = 300;
/** Shorter names are too common. */
const minNameLength = 6;
const namedVehicles = 3;
const namedOthers = 3;

interface Shared {
  finding: IssueDraft;
  other: string;
  reason: (others: string) => string;
}

export function sharedFacts(dealer: ComparedDealer, dealers: readonly ComparedDealer[]): IssueDraft[] {
  const others = dealers.filter(({ tenant }) => tenant.slug !== dealer.tenant.slug);
  const shared = others.flatMap((other) => [
    ...(isOneBusiness(dealer.tenant, other.tenant) ? [] : ofBusiness(dealer.tenant, other.tenant)),
    ...copiedPages(dealer.tenant, other.tenant),
  ]);
  return [
    ...mergeByField(shared),
    ...others.flatMap((other) => [
      ...(isOneBusiness(dealer.tenant, other.tenant) ? [] : namesOther(dealer.tenant, other.tenant)),
      ...sameVehicles(dealer, other),
    ]),
  ];
}

function mergeByField(shared: readonly Shared[]): IssueDraft[] {
  const byField = new Map<string, [Shared, ...Shared[]]>();
  for (const one of shared) {
    const key = JSON.stringify([one.finding.file, one.finding.path, one.reason('')]);
    const known = byField.get(key);
    if (known) known.push(one);
    else byField.set(key, [one]);
  }
  return [...byField.values()].map((same) => ({
    ...same[0].finding,
    reason: same[0].reason(namedDealers(same.map(({ other }) => other))),
  }));
}

function namedDealers(slugs: readonly string[]): string {
  const further = slugs.length - namedOthers;
  return further > 0
    ? `${slugs.slice(0, namedOthers).join(', ')} and ${further} more`
    : slugs.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

function isOneBusiness({ settings: { branding: one } }: Tenant, { settings: { branding: other } }: Tenant): boolean {
  return one.legalName !== null && one.legalName === other.legalName;
}

function ofBusiness(dealer: Tenant, other: Tenant): Shared[] {
  const { fallbackEmail } = dealer.settings.private.leads;
  const hint = 'Give this dealer its own value. Dealers with the same legal name (branding.legalName) may share one.';
  const also = (file: string, path: KeyPath, value: string): Shared => ({
    finding: doubtful(file, path, '', hint),
    other: other.slug,
    reason: (others) => `is ${value}, the same as at ${others}`,
  });
  const ofLicence = (shared: Shared): Shared => ({ ...shared, finding: under(legalRules.licence, shared.finding) });
  return [
    ...dealer.locations.flatMap((location, index) => {
      const at = (key: string) => ['locations', index, key];
      const isOthers = (key: 'licenceNumber' | 'phone', value: string | null): value is string =>
        value !== null && other.locations.some((place) => place[key] === value);
      return [
        ...(isOthers('licenceNumber', location.licenceNumber)
          ? [ofLicence(also('locations.json', at('licenceNumber'), location.licenceNumber))]
          : []),
        ...(isOthers('phone', location.phone) ? [also('locations.json', at('phone'), location.phone)] : []),
      ];
    }),
    ...(fallbackEmail !== null && fallbackEmail === other.settings.private.leads.fallbackEmail
      ? [also('settings.json', ['private', 'leads', 'fallbackEmail'], fallbackEmail)]
      : []),
  ];
}

function namesOther(dealer: Tenant, other: Tenant): IssueDraft[] {
  const { name } = other.settings.branding;
  const isWord = name.length < minNameLength || dealer.settings.branding.name.includes(name);
  return isWord
    ? []
    : dealer.pages
        .filter(({ title, body }) => textOfHtml(`${title} ${body}`).includes(name))
        .map(({ path }) => ({
          ...doubtful(
            `the page ${path}`,
            [],
            `mentions ${name}, which is the dealer ${other.slug}`,
            'Use this dealer’s name instead.',
          ),
          page: path,
        }));
}

/** Scaffold pages are identical everywhere; another check rejects them. */
function copiedPages(dealer: Tenant, other: Tenant): Shared[] {
  const theirs = new Map(other.pages.map(({ path, body }) => [textOfHtml(body), path]));
  return dealer.pages.flatMap(({ path, body }) => {
    const words = textOfHtml(body);
    const isTold = words.length < minSharedLength || drafted.some((sentence) => words.includes(sentence));
    const twin = isTold ? undefined : theirs.get(words);
    return twin === undefined
      ? []
      : [
          {
            finding: {
              ...doubtful(
                `the page ${path}`,
                [],
                '',
                'Search engines show only one of the copies. Rewrite this page for this dealer.',
              ),
              page: path,
            },
            other: other.slug,
            reason: (others: string) =>
              `is a word-for-word copy of the page at ${others}${twin === path ? '' : ` (${twin})`}`,
          },
        ];
  });
}

function sameVehicles(dealer: ComparedDealer, other: ComparedDealer): IssueDraft[] {
  const theirs = new Set(other.vehicles.flatMap(({ vin }) => vin ?? []));
  const both = dealer.vehicles.filter(({ vin }) => vin !== null && theirs.has(vin));
  if (both.length === 0) return [];
  const named = both
    .slice(0, namedVehicles)
    .map(({ slug }) => vehicleUrl(slug))
    .join(', ');
  return [
    doubtful(
      'settings.json',
      ['stock', 'source'],
      `contains ${both.length === 1 ? 'a vehicle' : `${both.length} vehicles`} that ${other.tenant.slug} also sells (${named}${both.length > namedVehicles ? ' …' : ''})`,
      'A vehicle should be for sale at one dealer only. Check which dealer the feed belongs to.',
    ),
  ];
}

const textOfHtml = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
