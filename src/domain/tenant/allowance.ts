/** The operator's limits, outside the dealer's folder (docs/decisions/072-compartments.md). */
export interface Allowance {
  dealer: string;
  /** Environment variables; a trailing "*" allows a prefix. */
  environment: string[];
  otherDealers: string[];
  /** Hosts that may receive these variables; "*.example.com" includes subdomains. */
  hosts: string[];
  /** Feeds and webhooks can't reach other private hosts. */
  privateHosts: string[];
}

export type AllowedUse = Pick<Allowance, 'environment' | 'hosts' | 'privateHosts'>;

export const operatorFileName = 'operator.json';

const variablePrefix = (slug: string): string => `${slug.toUpperCase().replaceAll('-', '_')}_`;

/** @param slugs all dealers', so that `harbour` can't use variables of `harbour-motors` */
export const allowanceOf = (
  dealer: string,
  uses: readonly AllowedUse[] = [],
  slugs: readonly string[] = [],
): Allowance => ({
  dealer,
  environment: [`${variablePrefix(dealer)}*`, ...uses.flatMap(({ environment }) => environment)],
  otherDealers: slugs.filter((slug) => slug.startsWith(`${dealer}-`)).map(variablePrefix),
  hosts: uses.flatMap(({ hosts }) => hosts),
  privateHosts: uses.flatMap(({ privateHosts }) => privateHosts),
});

/** Never allowed in a dealer's settings. */
const operatorVariables =
  /^(?:(?:AWS|DATABASE|FORECOURT|NETLIFY|NODE|NPM|PG|SESSION)_.*|ALARM_(?:MAIL|TIME_ZONE|WEBHOOK)|CONTEXT|HOME|INDEXNOW_API|MAIL_FROM|METRICS|OPERATOR_FILE|PATH|PGPASSWORD|SITE|SMTP_URL|TENANTS|TRUST_PROXY)$/;

export const isOperatorVariable = (name: string): boolean => operatorVariables.test(name);

interface Problem {
  reason: string;
  hint: string;
}

export function variableProblem(allowance: Allowance, name: string): Problem | null {
  const { dealer, environment, otherDealers } = allowance;
  const prefix = variablePrefix(dealer);
  if (isOperatorVariable(name))
    return {
      reason: `uses ${name}, which is reserved for the operator`,
      hint: `Store the dealer's own key in a variable such as ${prefix}KEY, and use that name.`,
    };
  if (environment.includes(name)) return null;
  const fits = environment.some((allowed) => allowed.endsWith('*') && name.startsWith(allowed.slice(0, -1)));
  if (fits && !otherDealers.some((other) => name.startsWith(other))) return null;
  return {
    reason: `uses ${name}, which isn’t allowed for ${dealer}`,
    hint: `Its variables start with ${prefix}. To allow another name, the operator adds "${name}" to dealers.${dealer}.environment in ${operatorFileName}.`,
  };
}

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

export function keyHostProblem({ dealer, hosts }: Allowance, address: string): Problem | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && loopback.has(url.hostname)))
    return { reason: `sends a key to ${url?.host ?? address} without encryption`, hint: 'Use an https:// URL.' };
  if (isHostListed(hosts, url.hostname)) return null;
  return {
    reason: `sends a key to ${url.hostname}, which the operator hasn’t allowed`,
    hint: `If the key should go there, the operator adds "${url.hostname}" to dealers.${dealer}.hosts in ${operatorFileName}.`,
  };
}

const isHostListed = (hosts: readonly string[], host: string): boolean =>
  hosts.some((listed) => (listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : listed === host));
