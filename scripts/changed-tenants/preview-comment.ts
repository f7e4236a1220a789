import type { CheckedSite } from '../check-site/checked-site.ts';
import type { ChangedDealer } from './changes.ts';

export interface Preview {
  slug: string;
  url: string;
}

const changeLabels: Record<ChangedDealer['change'], string> = {
  changed: '',
  new: 'new dealer: ',
  gone: '',
  failing: '**cannot be built**: ',
  unknown: 'not compared: ',
};

/** Code spans keep dealers' text from injecting markup. */
export function previewComment(
  dealers: readonly ChangedDealer[],
  previews: readonly Preview[],
  checks: readonly CheckedSite[],
): string {
  if (dealers.length === 0) return 'This change doesn’t affect any dealer’s site.';
  const urls = new Map(previews.map(({ slug, url }) => [slug, url]));
  const found = new Map(checks.map((check) => [check.slug, foundText(check)]));
  const rows = dealers.map(({ slug, change, text }) => {
    const url = urls.get(slug);
    const said = change === 'failing' || change === 'unknown' ? `\`${oneLine(text)}\`` : text;
    return `| ${slug} | ${changeLabels[change]}${said} | ${found.get(slug) ?? ''} | ${url === undefined ? '' : `[look](${url})`} |`;
  });
  const touched = dealers.length === 1 ? 'one dealer' : `${dealers.length} dealers`;
  return [
    `This change affects ${touched}.`,
    '',
    '| Dealer | What changes | Issues on its pages | Preview |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function foundText({ faults, error }: CheckedSite): string {
  if (error !== null) return `**not checked**: \`${oneLine(error)}\``;
  const areas = Object.entries(faults);
  const [first] = areas.flatMap(([, found]) => found);
  return first === undefined
    ? 'none'
    : `**${areas.map(([area, found]) => `${found.length} ${area}`).join(', ')}**: \`${oneLine(first)}\``;
}

const oneLine = (text: string): string => text.replaceAll(/[`|\r\n]+/g, ' ').slice(0, 300);
