import { validateHeaderName, validateHeaderValue } from 'node:http';
import { pathPattern } from '#src/lib/path-pattern.ts';
import type { PathPattern } from '#src/lib/path-pattern.ts';

export interface HeaderRule {
  match: PathPattern;
  headers: [name: string, value: string][];
}

/** Path lines with indented `Name: value` lines below; `#` starts a comment. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const content = line.trim();
    if (!content || content.startsWith('#')) continue;
    if (content.startsWith('/')) rules.push({ match: pathPattern(content), headers: [] });
    else addHeader(rules.at(-1), content);
  }
  return rules;
}

function addHeader(rule: HeaderRule | undefined, line: string): void {
  const colon = line.indexOf(':');
  if (!rule || colon < 1) return;
  const name = line.slice(0, colon).trim().toLowerCase();
  const value = line.slice(colon + 1).trim();
  if (isHeader(name, value)) rule.headers.push([name, value]);
}

function isHeader(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * `path` is decoded; names are lower case. As on Netlify, commas join headers repeated in a block; later blocks
 * override.
 */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => rule.match(path));
  return Object.assign({}, ...matching.map((rule) => joined(rule.headers)));
}

function joined(headers: HeaderRule['headers']): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of headers) {
    found[name] = name in found ? `${found[name]}, ${value}` : value;
  }
  return found;
}
