/** `npm run build`: compiles once and builds dealers' sites. */
import { generatorCommand } from './generator-command.ts';

process.exitCode = await generatorCommand('build', process.argv.slice(2));
