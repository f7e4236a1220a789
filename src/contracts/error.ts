/** Messages by field name. */
export type FieldErrors = Record<string, string>;

/** Error response of every endpoint. */
export interface ErrorBody {
  error: { code: string; message: string; fields?: FieldErrors };
  /** Current offer, when it differs from the one shown. */
  offer?: unknown;
  /** Proof-of-work challenge; the same call with its solution is accepted. */
  proof?: string;
}
