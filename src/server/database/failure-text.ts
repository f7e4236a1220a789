/** What an error says, for logs. Failed queries are described with their parameters, which are a person's: the statement alone is told. */
export const failureText = (cause: unknown): string => (cause instanceof Error ? cause.message.split('\nparams:')[0]! : String(cause));
