import { generatorCommand } from './generator-command.ts';

export const refresh = generatorCommand('refresh');
