/** `npm run refresh`: writes only the pages that changed stock or settings touch, without compiling. */
import { generatorCommand } from './generator-command.ts';

process.exitCode = await generatorCommand('refresh', process.argv.slice(2));
