/**
 * Challenges are signed for one dealer, purpose and caller, expire within minutes and allow one call (decision 078).
 * Only used nonces are stored.
 */
import { hash, randomBytes } from 'node:crypto';
import { proofHeader } from '#src/contracts/call.ts';
import type { Environment } from '../environment.ts';
import { shownDigest, wasShown } from '../shown.ts';
import { EndpointError } from './endpoint-error.ts';

const lifeSeconds = 300;

/** Leading zero bits of the hash; each doubles the work. 18 take a phone about a second, 28 a desktop minutes. */
const hardest = 28;
export const easiestProof = 18;

/** Bits may rise by this much while a challenge is solved. */
const leewayBits = 2;

export interface ProofScope {
  dealer: string;
  purpose: string;
  caller: string;
}

interface ProofCall {
  now: number;
  environment: Environment;
}

export interface Proof {
  bits: number;
  used: { key: string; windowStart: Date };
}

const signed = (claims: string, { dealer, purpose, caller }: ProofScope) => ({
  about: 'proof-of-work',
  terms: [claims, dealer, purpose, caller],
});

/** `retryAfter`: seconds until the call needs no proof. */
export function proofNeeded(
  scope: ProofScope,
  bits: number,
  { now, environment, retryAfter }: ProofCall & { retryAfter: number },
): EndpointError {
  const expires = Math.floor(now / 1000) + lifeSeconds;
  const claims = `${Math.min(bits, hardest)}.${expires}.${randomBytes(9).toString('base64url')}`;
  return new EndpointError(
    429,
    'proof_needed',
    'We’re getting a lot of requests at the moment. Please try again in a few minutes, or call us.',
    {
      headers: { 'retry-after': String(retryAfter) },
      proof: `${claims}.${shownDigest(signed(claims, scope), environment)}`,
    },
  );
}

export const submittedProof = (request: Request, raw: unknown): unknown =>
  request.headers.get(proofHeader) ?? (raw as Partial<Record<string, unknown>> | null)?.['proof'];

/** At most three hashes, whatever the input. */
export function readProof(sent: unknown, scope: ProofScope, { now, environment }: ProofCall): Proof | null {
  const parts = typeof sent === 'string' ? proofPattern.exec(sent)?.groups : undefined;
  if (!parts) return null;
  const { claims = '', bits, expires, nonce, signature = '', number } = parts;
  const end = Number(expires) * 1000;
  if (end <= now || !wasShown(signature, signed(claims, scope), environment)) return null;
  const word = hash('sha256', `${signature}:${number}`, 'buffer').readUInt32BE(0);
  return Math.clz32(word) < Number(bits)
    ? null
    : { bits: Number(bits), used: { key: `proof:${nonce}`, windowStart: new Date(end) } };
}

const proofPattern =
  /^(?<claims>(?<bits>\d{2})\.(?<expires>\d{10})\.(?<nonce>[\w\-]{12}))\.(?<signature>[\w\-]{43})\.(?<number>\d{1,10})$/v;

export const isEnough = (proof: Proof | null, bits: number): proof is Proof =>
  proof !== null && proof.bits >= Math.min(bits, hardest) - leewayBits;
