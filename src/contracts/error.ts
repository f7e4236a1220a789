/** The name of a field, as it was sent, to what is wrong with it. */
export type FieldErrors = Record<string, string>;

/** What every endpoint answers when it refuses: a code for programs, a sentence for people. */
export interface ErrorBody {
  error: { code: string; message: string; fields?: FieldErrors };
  /** What is offered now, where it is not what the shopper saw. */
  offer?: unknown;
  /** A proof of work to solve; the same call with it is accepted. */
  proof?: string;
}
