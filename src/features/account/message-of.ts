import { CallError, unexpectedText } from '#src/contracts/call.ts';

/** Why a call did not do what it should, for the shopper. */
export const messageOf = (error: unknown): string => (error instanceof CallError ? error.message : unexpectedText);
