import { editDistance } from '#src/lib/edit-distance.ts';

const plain = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Up to a third of the letters may differ; null if none match. */
export function closest(word: string, candidates: Iterable<string>): string | null {
  const wanted = plain(word);
  const most = Math.max(1, Math.floor(wanted.length / 3));
  let best: { candidate: string; distance: number } | null = null;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, plain(candidate), most);
    if (!best || distance < best.distance) best = { candidate, distance };
  }
  return best && best.distance <= most ? best.candidate : null;
}
