import { asSentence } from '#src/lib/as-sentence.ts';
import { formatLongDate, localDate } from '#src/lib/dates.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { askSite, type SiteAnswer } from './ask-site.ts';
import { tellOperator, type AlarmRound, type Trouble } from './tell-operator.ts';

/** Hosts renew certificates a month before they expire. */
const leastDays = 14;
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

export const tellOfSite = (round: AlarmRound, trouble: Trouble | null): Promise<void> =>
  tellOperator(round, 'site', trouble);

const certificateSteps = (host: string): string[] => [
  `Look at the certificate of ${host} where the site is hosted: it is renewed by itself only while the domain leads there.`,
  'Until then browsers show shoppers a warning in place of the site.',
];

function unreached({ siteUrl, branding }: DealerRecord['settings'], { code, message }: NodeJS.ErrnoException): Trouble {
  const { host, hostname } = new URL(siteUrl);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return {
      subject: `The domain of ${branding.name} is not known`,
      text: `No address is found for ${hostname} (${code}).`,
      next: ['Look whether the domain was renewed, and at its DNS records.'],
    };
  if (code !== undefined && /CERT|SSL|TLS|SELF_SIGNED|LEAF|ISSUER/.test(code))
    return {
      subject: `The certificate of ${branding.name} is wrong`,
      text: `${host} shows a certificate that browsers refuse: ${asSentence(message)}`,
      next: certificateSteps(host),
    };
  return {
    subject: `The site of ${branding.name} does not answer`,
    text: `${siteUrl}/ cannot be reached${code ? ` (${code})` : ''}: ${asSentence(message)}`,
    next: ['Look at the host of the site, and whether the domain still leads there.'],
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
      subject: `The address of ${branding.name} leads elsewhere`,
      text: `${siteUrl}/ sends on to ${answer.location ?? 'nowhere'}, though the site is to be at ${siteUrl}.`,
      next: ['Make the address in siteUrl of settings.json the one that answers, or change siteUrl to the other.'],
    };
  if (answer.status !== 200)
    return {
      subject: `The site of ${branding.name} does not answer as it should`,
      text: `${siteUrl}/ answers ${answer.status}.`,
      next: ['Look at the host of the site.', `To bring an earlier release back: npm run releases -- ${slug}`],
    };
  if (answer.slug !== slug)
    return {
      subject: `Another site stands at the address of ${branding.name}`,
      text: `${siteUrl}/ shows ${answer.slug === null ? 'a page that is none of ours' : `the site of ${answer.slug}`}.`,
      next: ['Look where the domain leads, and which site its host has at this name.'],
    };
  if (answer.certificateUntil - now >= leastDays * dayMs) return null;
  const end = formatLongDate(localDate(answer.certificateUntil, regional.timeZone), regional.locale);
  return {
    subject: `The certificate of ${branding.name} ends soon`,
    text: `The certificate of ${host} ends on ${end}, and was not renewed.`,
    next: certificateSteps(host),
  };
}
