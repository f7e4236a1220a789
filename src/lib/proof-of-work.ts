/**
 * Proof of work: finds a number that, appended to a string, gives a SHA-256 hash with enough leading zero bits. Web
 * Crypto hashes one string per promise, about twenty times slower than this loop.
 */
const rounds = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];
const roundConstants = Int32Array.from(rounds);
const words = new Int32Array(64);

const maxCharacters = 55;

/** Unsigned. @throws RangeError beyond 55 ASCII characters */
export function firstHashWord(text: string): number {
  const { length } = text;
  if (length > maxCharacters) throw new RangeError(`A string of ${length} characters doesn’t fit in one block.`);
  words.fill(0, 0, 16);
  for (let at = 0; at < length; at++) words[at >> 2]! |= text.charCodeAt(at) << (24 - (at & 3) * 8);
  words[length >> 2]! |= 0x80 << (24 - (length & 3) * 8);
  words[15] = length * 8;
  for (let at = 16; at < 64; at++) {
    const early = words[at - 15]!,
      late = words[at - 2]!;
    const first = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const second = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    words[at] = (words[at - 16]! + first + words[at - 7]! + second) | 0;
  }
  let a = 0x6a09e667,
    b = 0xbb67ae85 | 0,
    c = 0x3c6ef372,
    d = 0xa54ff53a | 0,
    e = 0x510e527f,
    f = 0x9b05688c | 0,
    g = 0x1f83d9ab,
    h = 0x5be0cd19;
  for (let at = 0; at < 64; at++) {
    const high = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (h + high + ((e & f) ^ (~e & g)) + roundConstants[at]! + words[at]!) | 0;
    const low = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return (a + 0x6a09e667) >>> 0;
}

/** Hashes per slice: about 20 ms on a slow phone, less than a frame elsewhere. */
const slice = 2048;

/** Solves "bits.expires.nonce.signature", in slices to keep the page responsive. */
export async function solveChallenge(challenge: string): Promise<string> {
  const [bits = '', , , signature = ''] = challenge.split('.');
  const limit = 2 ** (32 - Number(bits));
  for (let number = 0; ; number++) {
    if (firstHashWord(`${signature}:${number}`) < limit) return `${challenge}.${number}`;
    if (number % slice === 0) await nextTask();
  }
}

/** Timers take up to a second in background tabs. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
