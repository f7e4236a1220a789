/**
 * What the operator lets the settings of a dealer use, decided outside the dealer's folder
 * (docs/decisions/072-compartments.md).
 */
export interface Allowance {
  dealer: string;
  /** Names of environment variables; one that ends with "*" allows every name that starts so. */
  environment: string[];
  /** Prefixes of names that belong to dealers whose slug continues this one's. */
  otherDealers: string[];
  /** Hosts that keys of these variables may be sent to; "*.example.com" stands for every host below it. */
  hosts: string[];
  /** Hosts that may lie inside a network: feeds and webhooks reach no other private address. */
  privateHosts: string[];
}

/** What an operator's file allows one dealer, or every dealer. */
export type AllowedUse = Pick<Allowance, 'environment' | 'hosts' | 'privateHosts'>;

export const operatorFileName = 'operator.json';

/** `harbour-motors` owns the variables `HARBOUR_MOTORS_*`. */
const variablePrefix = (slug: string): string => `${slug.toUpperCase().replaceAll('-', '_')}_`;

/** @param slugs of all dealers: `harbour` may not use what belongs to `harbour-motors` */
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

/** What the product and its tools read themselves: no dealer's settings name it, whatever a file allows. */
const operatorsOwn =
  /^(?:(?:AWS|DATABASE|FORECOURT|NETLIFY|NODE|NPM|PG|SESSION)_.*|ALARM_(?:MAIL|TIME_ZONE|WEBHOOK)|CONTEXT|HOME|INDEXNOW_API|MAIL_FROM|METRICS|OPERATOR_FILE|PATH|PGPASSWORD|SITE|SMTP_URL|TENANTS|TRUST_PROXY)$/;

export const isOperatorsOwn = (name: string): boolean => operatorsOwn.test(name);

interface Problem {
  reason: string;
  hint: string;
}

/** Why a dealer's settings may not use an environment variable, and what to do; null where they may. */
export function variableProblem(allowance: Allowance, name: string): Problem | null {
  const { dealer, environment, otherDealers } = allowance;
  const prefix = variablePrefix(dealer);
  if (isOperatorsOwn(name))
    return {
      reason: `names ${name}, which belongs to the operator`,
      hint: `Put the dealer's own key into a variable such as ${prefix}KEY, and name that.`,
    };
  if (environment.includes(name)) return null;
  const fits = environment.some((allowed) => allowed.endsWith('*') && name.startsWith(allowed.slice(0, -1)));
  if (fits && !otherDealers.some((other) => name.startsWith(other))) return null;
  return {
    reason: `names ${name}, which ${dealer} may not use`,
    hint: `Its variables start with ${prefix}. For another name, the operator adds "${name}" to dealers.${dealer}.environment in ${operatorFileName}.`,
  };
}

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Why a dealer's key may not be sent to an address, and what to do; null where it may. */
export function keyHostProblem({ dealer, hosts }: Allowance, address: string): Problem | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && loopback.has(url.hostname)))
    return { reason: `sends a key to ${url?.host ?? address} without encryption`, hint: 'Use an https:// address.' };
  if (isHostListed(hosts, url.hostname)) return null;
  return {
    reason: `sends a key to ${url.hostname}, which the operator has not named`,
    hint: `If the key belongs there, the operator adds "${url.hostname}" to dealers.${dealer}.hosts in ${operatorFileName}.`,
  };
}

const isHostListed = (hosts: readonly string[], host: string): boolean =>
  hosts.some((listed) => (listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : listed === host));
