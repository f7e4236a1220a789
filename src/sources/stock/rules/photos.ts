/** Removes and reports videos, placeholders and unsupported formats. */
import { isElsewhere, photoAddress } from '#src/domain/images/photo-hosts.ts';
import type { FeedValues } from '../mapping/fields.ts';

const origin = /^https?:\/\/[^/?#]*/i;
/** By host: a feed may have thousands of photos on one. */
const judged = new Map<string, string | null>();
const maxJudged = 1000;

export function photosOf(
  { primaryImage, images }: FeedValues,
  note: (field: string, reason: string, value: unknown) => void,
): string[] {
  const named = withoutThumbnails([...new Set([...(primaryImage ?? []), ...(images ?? [])])]);
  const refused = new Map<string, string>();
  const kept = named.filter((address) => {
    const reason = notAPhoto(address) ?? (isElsewhere(address) ? reasonAgainst(address) : null);
    if (reason !== null && !refused.has(reason)) refused.set(reason, address);
    return reason === null;
  });
  for (const [reason, address] of refused) note('images', reason, address);
  return kept;
}

const thumbnail = /^(?:thumb(?:nail)?|tn)[-_]|[-_](?:thumb(?:nail)?|tn)(?=\.\w+$)/i;

/** Without those whose full photo is in the list too. */
function withoutThumbnails(addresses: string[]): string[] {
  const all = new Set(addresses);
  return addresses.filter((address) => {
    const start = address.split('?')[0]!.lastIndexOf('/') + 1;
    const full = address.slice(start).replace(thumbnail, '');
    return full === address.slice(start) || !all.has(address.slice(0, start) + full);
  });
}

const filmHost =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|wistia\.com|dailymotion\.com|matterport\.com)(?:[:/?#]|$)/i;
const filmEnding = /\.(?:mp4|m4v|mov|webm|avi|wmv|mkv|mpe?g|m3u8|3gp|ogv)$/i;
const otherEnding = /\.(?:hei[cf]|tiff?|psd|raw|dng|cr2|nef|pdf|html?|zip)$/i;
const imageWords =
  '(?:images?|imgs?|photos?|photographs?|pics?|pictures?|vehicles?|cars?|bikes?|media|thumb(?:nail)?s?)';
const placeholder = new RegExp(
  [
    `(?:^|[^a-z])(?:no|missing|awaiting|default|blank|dummy)-?(?:(?:stock|vehicle|car|bike|main)-?)?${imageWords}-?(?:available|found|supplied|yet)?(?:[^a-z]|$)`,
    `${imageWords}-?(?:is-?|are-?)?(?:not-?(?:yet-?)?(?:available|found|supplied)|unavailable|missing|pending|to-?come|tba|coming|soon|on-?(?:the|its)-?way)`,
    '(?:^|-)coming-?soon(?:[^a-z]|$)',
    'place-?holder',
    '^(?:default|blank|dummy|spacer|pixel|transparent|none|missing|na|n-a|tba|nophoto|noimage|not-?(?:available|found))(?:-?\\d+)?$',
    `^no-?pic(?:ture)?(?:-?\\d+)?$`,
  ].join('|'),
);

/** "Logo" may also be in the name of a photo. */
const banner = /(?:^|-)(?:logo|banner|promo|promotion)(?:-?\d{1,2})?$/;

function notAPhoto(address: string): string | null {
  if (filmHost.test(address)) return 'a film, not a photo';
  const names = namesIn(address.split('#')[0]!);
  if (names.some((name) => filmEnding.test(name))) return 'a film, not a photo';
  if (names.some((name) => otherEnding.test(name))) return 'a file that browsers cannot display as a photo';
  if (names.some((name) => banner.test(stemOf(name)))) return "a logo or banner, not the vehicle's photo";
  return names.some((name) => placeholder.test(stemOf(name))) ? "a placeholder, not the vehicle's photo" : null;
}

const imageEnding = /\.(?:jpe?g|png|webp|gif|avif)$/i;

/** Image services have the name in the query; fallback parameters are ignored. */
function namesIn(address: string): string[] {
  const [path = '', query = ''] = address.split('?');
  const name = fileName(path);
  if (imageEnding.test(name)) return [name];
  const asked = [...new URLSearchParams(query)]
    .filter(([key]) => !/fallback|default|placeholder|error|^d$/i.test(key))
    .map(([, value]) => fileName(value));
  return [name, ...asked.filter((value) => /\.[a-z0-9]{3,4}$/i.test(value))];
}

function fileName(part: string): string {
  const name = part.slice(part.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** "No_Photo%20Available.JPG" becomes "no-photo-available". */
const stemOf = (name: string): string =>
  name
    .slice(0, 200)
    .replace(/\.[a-z]{3,4}$/i, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

function reasonAgainst(address: string): string | null {
  const key = origin.exec(address)![0].toLowerCase();
  let reason = judged.get(key);
  if (reason === undefined) {
    const found = photoAddress(key);
    reason = 'refused' in found ? found.refused : null;
    if (judged.size >= maxJudged) judged.clear();
    judged.set(key, reason);
  }
  return reason;
}
