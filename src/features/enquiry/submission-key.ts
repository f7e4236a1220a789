/** The same values from this tab create only one lead (LEAD-01). */
import { randomId } from '#src/lib/random-id.ts';
import type { Fill } from './form-errors.ts';

const maxKeys = 8;
const lifeMs = 86_400_000;

interface Known {
  words: string;
  key: string;
  at: number;
}

const storageKey = (): string => `${document.documentElement.dataset['site'] ?? location.hostname}:Sent`;

function known(now: number): Known[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? '[]');
    return (Array.isArray(stored) ? (stored as Known[]) : []).filter(({ at }) => now - at < lifeMs);
  } catch {
    return [];
  }
}

/** Two 32-bit halves are enough for one tab, and don't reveal the text. */
function digest(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index += 1) {
    a = Math.imul(a ^ text.charCodeAt(index), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(index), 0x85ebca6b) ^ (a >>> 13);
  }
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}${text.length.toString(36)}`;
}

let latest: Known[] = [];

export function submissionKey({ form, values }: Fill, now: number): string {
  const words = digest(JSON.stringify([form, values]));
  const before = [...known(now), ...latest];
  const found = before.find((one) => one.words === words);
  if (found) return found.key;
  const key = randomId();
  latest = [...before, { words, key, at: now }].slice(-maxKeys);
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify(latest));
  } catch {
    /* Storage is blocked; `latest` has the key. */
  }
  return key;
}
