/** Accepts https URLs of public hosts. */

const hostName = /^(?=.{4,253}$)(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?!-)[a-z0-9-]*[a-z][a-z0-9-]*(?<!-)$/;
const insideOnly = /(?:^|\.)(?:local|localhost|localdomain|internal|intranet|lan|home|corp|private|arpa)$/;

export const isPublicHost = (host: string): boolean => hostName.test(host) && !insideOnly.test(host);

export type PhotoAddress = { host: string } | { refused: string };

export function photoAddress(address: string): PhotoAddress {
  const url = URL.parse(address);
  if (url === null) return { refused: 'is no address' };
  if (url.protocol !== 'https:')
    return { refused: `is not https: browsers do not show ${url.protocol.slice(0, -1)} pictures on a secure page` };
  if (url.username !== '' || url.password !== '')
    return { refused: 'holds a user name or password, which every shopper could read' };
  if (url.port !== '')
    return {
      refused: `names a port of its own (:${url.port}), and photos are only fetched from the standard port of https: ask for addresses without it, or put the photos into the dealer's folder`,
    };
  return isPublicHost(url.hostname) ? { host: url.hostname } : { refused: 'is on a host that the web does not know' };
}

export const isElsewhere = (address: string): boolean => /^https?:\/\//i.test(address);
