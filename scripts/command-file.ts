import { join } from 'node:path';

/** For processes that run a command. */
export const commandFile = join(import.meta.dirname, '../bin/forecourt.mjs');
