/**
 * Node stores the compiled code of a command's modules, so that a command which runs many times a day need not compile
 * them again. Call it before the first import of them: Node compiles what a module imports before its first line runs.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What the environment variable NODE_COMPILE_CACHE names for a process that cannot call `keepCompiled` itself. */
export const compileCacheFolder = fileURLToPath(new URL('../.forecourt/modules', import.meta.url));

export const keepCompiled = (): void => {
  enableCompileCache(compileCacheFolder);
};
