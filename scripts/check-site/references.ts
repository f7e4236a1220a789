export interface Reference {
  from: string;
  address: string;
}

const tagPattern = /<[a-z][^\s/>]*(?:\s+(?:"[^"]*"|'[^']*'|[^>"'])*)?>/gi;
const attributePattern = /\s(href|src|srcset|action|poster|content|data-url|data-counts-url)="([^"]*)"/gi;
const stylePattern = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^'")]*))/g;
/** Skips fragments: elements on the page, or a legacy IE `behavior`. */
const styleAddresses = (style: string): string[] =>
  [...style.matchAll(stylePattern)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter((address) => !address.startsWith('#'));
const addressContents = /^(https?:\/\/|\/)\S+$/;

const decoded = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

export function pageReferences(html: string): Reference[] {
  const references: Reference[] = [];
  for (const [tag] of html.matchAll(tagPattern)) {
    for (const [, name = '', value = ''] of tag.matchAll(attributePattern))
      references.push(...ofAttribute(name.toLowerCase(), decoded(value)));
    for (const address of styleAddresses(decoded(tag))) references.push({ from: 'style', address });
  }
  for (const address of structuredAddresses(html)) references.push({ from: 'json-ld', address });
  return references;
}

export function styleReferences(css: string): Reference[] {
  return styleAddresses(css).map((address) => ({ from: 'css', address }));
}

function ofAttribute(name: string, value: string): Reference[] {
  if (name === 'srcset')
    return value.split(/,\s+/).map((candidate) => ({ from: name, address: candidate.trim().split(/\s+/)[0] ?? '' }));
  if (name === 'content') return addressContents.test(value) ? [{ from: name, address: value }] : [];
  return [{ from: name, address: value }];
}

/** @throws Error for invalid JSON */
function structuredAddresses(html: string): string[] {
  return structuredData(html).flatMap(function addresses(value: unknown): string[] {
    if (typeof value === 'string') return /^https?:\/\/(?!schema\.org)\S+$/.test(value) ? [value] : [];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addresses) : [];
  });
}

export function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
}
