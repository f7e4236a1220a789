/** FNV-1a, 32 bits: detects any single changed byte. */
export function checksum(bytes: Uint8Array, seed = 0): number {
  let hash = 2_166_136_261 ^ seed;
  for (let index = 0; index < bytes.length; index++) hash = Math.imul(hash ^ bytes[index]!, 16_777_619);
  return hash >>> 0;
}

export function fingerprint(...parts: Uint8Array[]): string {
  const [left, right] = parts.reduce(
    ([a, b], part) => [checksum(part, a), checksum(part, b ^ part.length)],
    [0, 2_654_435_769],
  );
  return [left!, right!].map((half) => half.toString(16).padStart(8, '0')).join('');
}
