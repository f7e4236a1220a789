import { keepCompiled } from './compile-cache.ts';

keepCompiled();
const { generatorCommand } = await import('./generator-command.ts');
process.exitCode = await generatorCommand('build', process.argv.slice(2));
