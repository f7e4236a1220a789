import { legalRules } from '#src/domain/advertising/legal-rules.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { feedsOf } from '#src/domain/tenant/stock-feeds.ts';
import { isFileSource } from '#src/domain/tenant/settings/stock-source.ts';
import { usesSignIn } from '#src/domain/tenant/uses-sign-in.ts';
import type { Tenant } from '#src/domain/site.ts';
import { askAddress, type AskAddress } from '#src/sources/going-live/ask-address.ts';
import { checkPhotoService, checkVehicles } from '#src/sources/going-live/check-vehicles.ts';
import { deadAddresses, outsideAddresses, type OutsideAddress } from '#src/sources/going-live/outside-addresses.ts';
import { sharedFacts, type ComparedDealer } from '#src/sources/going-live/shared-facts.ts';
import { memoize } from '#src/lib/memoize.ts';
import { loadSite, type LoadedSite } from '#src/sources/load-site.ts';
import { FeedError } from '#src/sources/stock/errors.ts';
import { lostInFeed } from '#src/sources/stock/lost-in-feed.ts';
import { isAboutDefaultLocation } from '#src/sources/stock/rules/unresolved-issues.ts';
import { isAboutLocation, questionText, type OpenQuestion } from '#src/sources/stock/open-questions.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { under, wrong, type IssueDraft, type Issue } from '#src/sources/tenants/issue.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import { senderProblems } from '#src/server/operations/production-check.ts';
import { smsAccount, type Variables } from '#src/server/platform/providers/sms.ts';

export interface GoingLiveOptions {
  tenantsDir: string;
  /** Epoch milliseconds. */
  now: number;
  /** Fetches feeds, links and photos. */
  online: boolean;
  variables?: Variables;
  ask?: AskAddress;
}

export interface GoingLive {
  issues: Issue[];
  notes: string[];
}

type SiteOf = (slug: string) => Promise<LoadedSite>;

interface Found {
  findings: IssueDraft[];
  notes: string[];
}

/** Compares each dealer with all others. */
export async function goingLive(options: GoingLiveOptions): Promise<(tenant: Tenant) => Promise<GoingLive>> {
  const { tenantsDir, now } = options;
  const siteOf = memoize((slug: string) => loadSite(slug, { tenantsDir, now, acceptDrop: true }));
  const dealers = await neighbours(options, siteOf);
  return async (tenant) => {
    const { vehicles, lost, findings, notes } = await stockOf(tenant, options, siteOf);
    const { addresses, locate } = await outsideAddresses({ slug: tenant.slug, ...options }, vehicles);
    const sender = ofSender(tenant, options.variables ?? process.env);
    const web = await ofWeb(addresses, options);
    const all = [...findings, ...sharedFacts({ tenant, vehicles }, dealers), ...sender.findings, ...web.findings];
    return { issues: [...lost, ...all.map(locate)], notes: [...notes, ...sender.notes, ...web.notes] };
  };
}

/** Includes only stock from a file in the dealer's folder. */
async function neighbours({ tenantsDir, now }: GoingLiveOptions, siteOf: SiteOf): Promise<ComparedDealer[]> {
  const dealers: ComparedDealer[] = [];
  for (const slug of tenantSlugs(tenantsDir)) {
    const { tenant } = await inspectTenant(slug, tenantsDir, { now });
    if (tenant !== null) dealers.push({ tenant, vehicles: isInFolder(tenant) ? await ownStock(slug) : [] });
  }
  return dealers;

  async function ownStock(slug: string): Promise<readonly Vehicle[]> {
    return siteOf(slug).then(
      ({ stock }) => stock.vehicles,
      () => [],
    );
  }
}

const isInFolder = ({ settings: { stock } }: Tenant): boolean =>
  feedsOf(stock).every(({ source }) => isFileSource(source));

async function stockOf(
  tenant: Tenant,
  { online }: GoingLiveOptions,
  siteOf: SiteOf,
): Promise<Found & { vehicles: readonly Vehicle[]; lost: Issue[] }> {
  if (!isInFolder(tenant) && !online)
    return {
      vehicles: [],
      lost: [],
      findings: [],
      notes: ['The feed was not read (--offline), so its wording and photos were not checked.'],
    };
  try {
    const { stock, rejected, warnings, questions } = await siteOf(tenant.slug);
    const { vehicles } = stock;
    const ofStock = warnings.filter(
      (warning) =>
        !tenant.warnings.includes(warning) && !warning.startsWith('plate:') && !isAboutDefaultLocation(warning),
    );
    return {
      vehicles,
      // The ordinary check reports these for files in the folder.
      lost: isInFolder(tenant) ? [] : lostInFeed(tenant, { rejected, warnings: ofStock }),
      findings: [
        ...checkVehicles(tenant, vehicles),
        ...checkPhotoService(tenant, vehicles),
        ...questions
          .filter(isAboutLocation)
          .map((question) => wrong('locations.json', ['locations'], unknownLocation(question))),
        ...warnings.filter(isAboutDefaultLocation).map((warning) => wrong('settings.json', ['stock'], warning)),
        ...questions
          .filter(({ unmapped }) => unmapped !== undefined)
          .map((question) => wrong('settings.json', ['stock'], questionText(question))),
      ],
      notes: [],
    };
  } catch (cause) {
    if (!(cause instanceof FeedError)) throw cause;
    return {
      vehicles: [],
      lost: [],
      findings: isInFolder(tenant) ? [] : [wrong('settings.json', ['stock', 'source'], cause.message)],
      notes: [],
    };
  }
}

/** A sale needs the location's licence, phone and state law (GUARD-02). */
const unknownLocation = (question: OpenQuestion): string =>
  `is missing a location that the feed uses. ${questionText(question)} Or add the location.`;

/** Only a machine with the variable can read the sender. */
function ofSender(tenant: Tenant, variables: Variables): Found {
  const { name, value } = smsAccount(tenant, variables);
  const isUsed = usesSignIn(tenant.settings) && tenant.settings.regional.locale === 'en-AU';
  return {
    findings: senderProblems(tenant, variables).map((problem) =>
      under(
        legalRules.textSender,
        wrong('settings.json', ['private', 'providers', 'sms'], `is not ready to send texts: ${problem}`),
      ),
    ),
    notes:
      isUsed && name !== null && value === null
        ? [
            `${name} is not set here, so the sender of the dealer's texts was not checked (LAW-06); the server rejects an invalid sender.`,
          ]
        : [],
  };
}

async function ofWeb(
  addresses: readonly OutsideAddress[],
  { online, ask = askAddress }: GoingLiveOptions,
): Promise<Found> {
  if (addresses.length === 0) return { findings: [], notes: [] };
  const counted = `Links and images on other hosts: ${addresses.length}`;
  return online
    ? { findings: await deadAddresses(addresses, ask), notes: [`${counted}, checked.`] }
    : { findings: [], notes: [`${counted}, not checked (--offline).`] };
}
