import type { Environment } from './environment.ts';

export const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

const isLocalName = (host: string): boolean => /^(?:.+\.)?localhost$|^127\.|^\[::1\]$/v.test(host);

/** A proxy on this machine connects from it too, but for another name or with these headers. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Practice pages show codes and accept pretended payments. Without a chosen mode, they are only for browsers on this
 * machine: a proxy may make the server public.
 */
export function canPractise(environment: Environment, request: Request, ip: string): boolean {
  const mode = environment.FORECOURT_MODE ?? environment.CONTEXT;
  if (mode !== undefined) return mode !== 'production';
  return (
    isLoopback(ip) &&
    isLocalName(new URL(request.url).hostname) &&
    !proxyHeaders.some((name) => request.headers.has(name))
  );
}
