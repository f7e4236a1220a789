import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Epoch milliseconds; 0 if missing. */
export const newestChange = (folder: string): number =>
  Math.max(
    0,
    ...(existsSync(folder) ? readdirSync(folder, { recursive: true }) : []).map(
      (name) => statSync(join(folder, String(name)), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    ),
  );
