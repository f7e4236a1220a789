import { statSync, type Stats } from 'node:fs';

/** Null if missing or unreadable. Synchronous: takes three microseconds, a thread ten times that. */
export function statOf(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}
