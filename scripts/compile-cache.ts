/**
 * Node keeps what it made of the sources, so that a command which is started many times a day reads them and does not
 * compile them. Asked for before the first import: what a module imports is compiled before its first line runs.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

export const keepCompiled = (): void => {
  enableCompileCache(fileURLToPath(new URL('../.forecourt/modules', import.meta.url)));
};
