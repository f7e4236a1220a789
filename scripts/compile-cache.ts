/** Call before importing other modules: Node compiles imports before a module's first line runs. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** For NODE_COMPILE_CACHE in processes that don't call `keepCompiled`. */
export const compileCacheFolder = fileURLToPath(new URL('../.forecourt/modules', import.meta.url));

export const keepCompiled = (): void => {
  enableCompileCache(compileCacheFolder);
};
