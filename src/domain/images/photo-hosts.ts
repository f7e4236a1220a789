/** Accepts https URLs of public hosts. */

const hostName = /^(?=.{4,253}$)(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?!-)[a-z0-9-]*[a-z][a-z0-9-]*(?<!-)$/;
const insideOnly = /(?:^|\.)(?:local|localhost|localdomain|internal|intranet|lan|home|corp|private|arpa)$/;

export const isPublicHost = (host: string): boolean => hostName.test(host) && !insideOnly.test(host);

export type PhotoAddress = { host: string } | { refused: string };

export function photoAddress(address: string): PhotoAddress {
  const url = URL.parse(address);
  if (url === null) return { refused: 'isn’t a valid URL' };
  if (url.protocol !== 'https:')
    return { refused: `isn’t https: browsers block ${url.protocol.slice(0, -1)} images on secure pages` };
  if (url.username !== '' || url.password !== '')
    return { refused: 'contains a username or password that every shopper could read' };
  if (url.port !== '')
    return {
      refused: `uses a non-standard port (:${url.port}), and photos are only fetched from the standard https port: ask for URLs without a port, or put the photos in the dealer's folder`,
    };
  return isPublicHost(url.hostname) ? { host: url.hostname } : { refused: 'is on a host that isn’t public' };
}

export const isElsewhere = (address: string): boolean => /^https?:\/\//i.test(address);
