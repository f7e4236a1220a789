/** `npm run refresh`: writes only the pages that changed stock or settings touch, without compiling. */
import { keepCompiled } from './compile-cache.ts';

keepCompiled();
const { generatorCommand } = await import('./generator-command.ts');
process.exitCode = await generatorCommand('refresh', process.argv.slice(2));
