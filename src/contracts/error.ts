export type FieldErrors = Record<string, string>;

export interface ErrorBody {
  error: { code: string; message: string; fields?: FieldErrors };
  /** Current offer, if it differs from the one shown. */
  offer?: unknown;
  /** Proof-of-work challenge; the same call with its solution is accepted. */
  proof?: string;
}
