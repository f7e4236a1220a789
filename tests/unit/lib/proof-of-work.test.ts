import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { firstHashWord, solveChallenge } from '#src/lib/proof-of-work.ts';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

describe('proof of work (ISO-04)', () => {
  test('hashes any text that fits in one block exactly as SHA-256 does', () => {
    for (let length = 0; length <= 55; length++) {
      const text = 'aZ0-_:'
        .repeat(10)
        .slice(length % 6, length + (length % 6))
        .slice(0, length);
      expect(firstHashWord(text), text).toBe(sha256(text).readUInt32BE(0));
    }
  });

  test('refuses text that does not fit in one block', () => {
    expect(() => firstHashWord('x'.repeat(56))).toThrow('56 characters');
  });

  test.each([1, 8, 12])('solves a challenge of %i bits', async (bits) => {
    const challenge = `${bits}.1795000000.aaaaaaaaaaaa.${'s'.repeat(43)}`;
    const proof = await solveChallenge(challenge);
    expect(proof.startsWith(`${challenge}.`)).toBe(true);
    const number = proof.slice(challenge.length + 1);
    expect(Math.clz32(sha256(`${'s'.repeat(43)}:${number}`).readUInt32BE(0))).toBeGreaterThanOrEqual(bits);
  });

  test('does not block other work on the page', async () => {
    let turns = 0;
    let isSolved = false;
    const count = (): void => {
      turns++;
      if (!isSolved) setImmediate(count);
    };
    setImmediate(count);
    await solveChallenge(`16.1795000000.aaaaaaaaaaaa.${'t'.repeat(43)}`);
    isSolved = true;
    expect(turns).toBeGreaterThan(0);
  });
});
