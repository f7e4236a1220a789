import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { EnvironmentError } from '#src/server/platform/environment.ts';

export interface Client {
  ip: string;
  /** True if the shopper's connection is https. */
  secure: boolean;
}

export type ReadClient = (message: Pick<IncomingMessage, 'headers' | 'socket'>) => Client;

/**
 * @param trusted proxies' IP addresses and networks, such as `127.0.0.1, 10.0.0.0/8`; null trusts none
 * @throws EnvironmentError for an invalid address
 */
export function clientReader(trusted: string | null): ReadClient {
  const proxies = proxyList(trusted);
  return ({ headers, socket }) => {
    const peer = plain(socket.remoteAddress ?? '');
    if (!isAmong(proxies, peer)) return { ip: peer, secure: false };
    return {
      ip: callerBehind(proxies, peer, values(headers['x-forwarded-for'])),
      secure: values(headers['x-forwarded-proto']).at(-1) === 'https',
    };
  };
}

/** The last untrusted address: the caller can forge earlier ones. */
function callerBehind(proxies: BlockList, peer: string, forwarded: string[]): string {
  const caller = forwarded.map(plain).findLast((address) => !isAmong(proxies, address));
  return caller !== undefined && isIP(caller) ? caller : peer;
}

function proxyList(trusted: string | null): BlockList {
  const list = new BlockList();
  for (const entry of values(trusted ?? '')) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (!isIP(address) || (bits !== undefined && !isPrefix(bits, family))) {
      throw new EnvironmentError(
        `TRUST_PROXY: "${entry}" is not an IP address or network. Name the reverse proxies by address or network, such as 127.0.0.1,10.0.0.0/8.`,
      );
    }
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const isPrefix = (bits: string, family: 'ipv4' | 'ipv6'): boolean =>
  /^\d{1,3}$/v.test(bits) && Number(bits) <= (family === 'ipv6' ? 128 : 32);

function isAmong(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Dual-stack sockets show IPv4 as `::ffff:10.0.0.1`. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/iv, '');

const values = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
