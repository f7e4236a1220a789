import { asSentence } from '#src/lib/as-sentence.ts';
import { formatLongDate, localDate } from '#src/lib/dates.ts';
import type { DealerRecord } from '../../platform/dealer/dealer-record.ts';
import { askSite, type SiteAnswer } from './ask-site.ts';
import { notifyOperator, type AlarmRun, type Trouble } from './tell-operator.ts';

/** Hosts renew a month before expiry. */
const minCertificateDays = 14;
const dayMs = 86_400_000;
/** Reserved names (RFC 2606, RFC 6761), used by demo sites. */
const reservedName = /(?:^|\.)(?:example|test|invalid|localhost)$/;

export const hasPublicAddress = ({ settings: { siteUrl } }: Pick<DealerRecord, 'settings'>): boolean => {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === 'https:' && hostname.includes('.') && !reservedName.test(hostname);
};

export async function siteTrouble(
  { slug, settings }: Pick<DealerRecord, 'slug' | 'settings'>,
  now: number,
  ask: typeof askSite = askSite,
): Promise<Trouble | null> {
  const { siteUrl } = settings;
  try {
    return answerTrouble({ slug, settings }, await ask(`${siteUrl}/`), now);
  } catch (cause) {
    return unreached(settings, cause as NodeJS.ErrnoException);
  }
}

export const notifyOfSite = (round: AlarmRun, trouble: Trouble | null): Promise<void> =>
  notifyOperator(round, 'site', trouble);

const certificateSteps = (host: string): string[] => [
  `Check the certificate for ${host} with the site’s hosting provider. It renews automatically only while the domain points there.`,
  'Until it is renewed, browsers show shoppers a warning instead of the site.',
];

function unreached({ siteUrl, branding }: DealerRecord['settings'], { code, message }: NodeJS.ErrnoException): Trouble {
  const { host, hostname } = new URL(siteUrl);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return {
      subject: `${branding.name}: the domain doesn’t resolve`,
      text: `No IP address found for ${hostname} (${code}).`,
      next: ['Check whether the domain was renewed, and check its DNS records.'],
    };
  if (code !== undefined && /CERT|SSL|TLS|SELF_SIGNED|LEAF|ISSUER/.test(code))
    return {
      subject: `${branding.name}: the certificate is not valid`,
      text: `${host} presents a certificate that browsers reject: ${asSentence(message)}`,
      next: certificateSteps(host),
    };
  return {
    subject: `${branding.name}: the site is not responding`,
    text: `${siteUrl}/ cannot be reached${code ? ` (${code})` : ''}: ${asSentence(message)}`,
    next: ['Check the site’s host, and that the domain still points there.'],
  };
}

function answerTrouble(
  { slug, settings: { siteUrl, branding, regional } }: Pick<DealerRecord, 'slug' | 'settings'>,
  answer: SiteAnswer,
  now: number,
): Trouble | null {
  const { host } = new URL(siteUrl);
  if (answer.status >= 300 && answer.status < 400)
    return {
      subject: `${branding.name}: the URL redirects elsewhere`,
      text: `${siteUrl}/ redirects to ${answer.location ?? 'nowhere'}, but the site should be at ${siteUrl}.`,
      next: [
        'Make the URL in siteUrl of settings.json respond without a redirect, or change siteUrl to the redirect’s target.',
      ],
    };
  if (answer.status !== 200)
    return {
      subject: `${branding.name}: the site is not responding correctly`,
      text: `${siteUrl}/ returns ${answer.status}.`,
      next: ['Check the site’s host.', `To roll back to an earlier release: ./forecourt releases ${slug}`],
    };
  if (answer.slug !== slug)
    return {
      subject: `${branding.name}: another site is live at the URL`,
      text: `${siteUrl}/ shows ${answer.slug === null ? 'a page that isn’t ours' : `${answer.slug}’s site`}.`,
      next: ['Check where the domain points, and which site its host serves under this name.'],
    };
  if (answer.certificateUntil - now >= minCertificateDays * dayMs) return null;
  const end = formatLongDate(localDate(answer.certificateUntil, regional.timeZone), regional.locale);
  return {
    subject: `${branding.name}: the certificate expires soon`,
    text: `The certificate for ${host} expires on ${end}, and has not been renewed.`,
    next: certificateSteps(host),
  };
}
