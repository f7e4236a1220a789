import { isProduction, readEnvironment } from './environment.ts';
import type { FunctionContext } from './function-context.ts';

/** Empty in production. */
export const standInsOf = ({ standIns }: Pick<FunctionContext, 'standIns'>): Readonly<Record<string, number>> =>
  isProduction(readEnvironment()) ? {} : (standIns ?? {});
