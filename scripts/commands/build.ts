import { generatorCommand } from './generator-command.ts';

export const build = generatorCommand('build');
