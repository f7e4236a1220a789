import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * When anything below a folder was last written, in milliseconds since 1970; 0 where there is none. A file that goes away
 * meanwhile counts for nothing.
 */
export const newestChange = (folder: string): number =>
  Math.max(
    0,
    ...(existsSync(folder) ? readdirSync(folder, { recursive: true }) : []).map(
      (name) => statSync(join(folder, String(name)), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    ),
  );
