import type { ChangedDealer } from './changes.ts';

/** Where a dealer was deployed to. */
export interface Preview {
  slug: string;
  url: string;
}

const words: Record<ChangedDealer['change'], string> = {
  changed: '',
  new: 'new dealer: ',
  gone: '',
  failing: '**cannot be built**: ',
  unknown: 'not compared: ',
};

/** Markdown. What a dealer's folder or feed says stands in code marks, so that it says nothing to the reader's program. */
export function previewComment(dealers: readonly ChangedDealer[], previews: readonly Preview[]): string {
  if (dealers.length === 0) return 'This change touches no dealer’s site.';
  const urls = new Map(previews.map(({ slug, url }) => [slug, url]));
  const rows = dealers.map(({ slug, change, text }) => {
    const url = urls.get(slug);
    const said = change === 'failing' || change === 'unknown' ? `\`${oneLine(text)}\`` : text;
    return `| ${slug} | ${words[change]}${said} | ${url === undefined ? '' : `[look](${url})`} |`;
  });
  const touched = dealers.length === 1 ? 'one dealer' : `${dealers.length} dealers`;
  return [`This change touches ${touched}.`, '', '| Dealer | What is other | Preview |', '|---|---|---|', ...rows].join(
    '\n',
  );
}

const oneLine = (text: string): string => text.replaceAll(/[`|\r\n]+/g, ' ').slice(0, 300);
