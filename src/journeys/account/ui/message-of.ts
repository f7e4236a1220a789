import { CallError, unexpectedText } from '#src/contracts/call.ts';

export const messageOf = (error: unknown): string => (error instanceof CallError ? error.message : unexpectedText);
