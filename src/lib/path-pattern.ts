export type PathParams = Record<string, string>;

export type PathPattern = (path: string) => PathParams | null;

/**
 * For `_redirects`, `_headers` and functions' `config.path`: `:name` matches a segment, `*` anything (as `splat`).
 * Ignores trailing slashes; `/blog/*` includes `/blog`.
 */
export function pathPattern(pattern: string): PathPattern {
  const expression = new RegExp(`^${source(pattern)}/?$`, 'sv');
  return (path) => {
    const match = expression.exec(path);
    if (!match) return null;
    return Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, value ?? '']));
  };
}

function source(pattern: string): string {
  const body = pattern.replace(/\/$/v, '');
  let splats = 0;
  return body.replace(/\/\*$|\*|:[a-zA-Z_]\w*|[^*:\/]+|\/|:/gv, (part) => {
    if (part === '/*') return `(?:/(?<${splatName(splats++)}>.*))?`;
    if (part === '*') return `(?<${splatName(splats++)}>.*)`;
    if (/^:\w/v.test(part)) return `(?<${part.slice(1)}>[^\\/]+)`;
    return RegExp.escape(part);
  });
}

function splatName(index: number): string {
  return index === 0 ? 'splat' : `splat${index + 1}`;
}
