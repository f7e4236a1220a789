import { isProduction, readEnvironment } from '../environment.ts';
import type { FunctionContext } from '../function-context.ts';

/**
 * Servers of this machine in place of photo hosts, by port: those that the local server names, and none in
 * production, whoever names them.
 */
export const standInsOf = ({ standIns }: Pick<FunctionContext, 'standIns'>): Readonly<Record<string, number>> =>
  isProduction(readEnvironment()) ? {} : (standIns ?? {});
