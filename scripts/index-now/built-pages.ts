import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFile, siteFolder } from '#src/generator/layout.ts';
import { CommandError } from '#src/generator/options.ts';

export type BuiltPages = Record<string, string>;

const address = /<loc>([^<]+)<\/loc>/g;

/** @throws CommandError for an unbuilt site, or one built for another URL */
export function builtPages(outDir: string, slug: string, siteUrl: string): BuiltPages {
  const folder = siteFolder(outDir, slug);
  const addressesIn = (file: string): string[] => {
    const path = join(folder, file);
    if (!existsSync(path)) throw new CommandError(`${slug} has not been built: run \`./forecourt build ${slug}\`.`);
    const text = readFileSync(path, 'utf8');
    const found = [...text.matchAll(address)].map(([, escaped = '']) => pathOf(slug, escaped, siteUrl));
    return text.includes('<sitemapindex ') ? found.flatMap((part) => addressesIn(part.slice(1))) : found;
  };
  return Object.fromEntries(
    addressesIn('sitemap.xml').map((path) => [path, readDigest(readFileSync(join(folder, outputFile(path)), 'utf8'))]),
  );
}

function pathOf(slug: string, escaped: string, siteUrl: string): string {
  const url = escaped
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
  if (!url.startsWith(`${siteUrl}/`))
    throw new CommandError(`${slug} was built for a URL other than ${siteUrl}: run \`./forecourt build ${slug}\`.`);
  return url.slice(siteUrl.length);
}

const heads = /<title>[^<]*<\/title>|<meta name="?description"?[^>]*>/g;
const body = /<main[^>]*>(?<text>.*)<\/main>/s;
const unread = /<(script|style)\b[^>]*>.*?<\/\1>|<[^>]*>/gs;

/** Title, description and main text: changes to stylesheets, scripts, classes or menu counts aren't submitted. */
export function readDigest(html: string): string {
  const main = body.exec(html)?.groups?.text ?? html;
  const read = [...(html.match(heads) ?? []), main.replace(unread, ' ')].join('\n').replace(/\s+/g, ' ');
  return createHash('sha1').update(read).digest('base64url');
}
