export type Encoding = 'br' | 'gzip' | null;

/** The best compression that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const weights = parseWeights(header ?? '');
  if (accepts(weights, 'br')) return 'br';
  return accepts(weights, 'gzip') ? 'gzip' : null;
}

/** Whether an `If-None-Match` header holds this strong tag. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((item) => item.trim().replace(/^W\//v, '') === tag);
}

function accepts(weights: Map<string, number>, name: string): boolean {
  return (weights.get(name) ?? weights.get('*') ?? 0) > 0;
}

function parseWeights(header: string): Map<string, number> {
  const items = header.split(',').map((item) => item.split(';').map((part) => part.trim()));
  return new Map(items.map(([name = '', ...rest]) => [name.toLowerCase(), weightOf(rest)]));
}

function weightOf(parameters: string[]): number {
  const weight = parameters.find((parameter) => /^q=/iv.test(parameter));
  return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
}
