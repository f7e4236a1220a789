export type FieldErrors = Record<string, string>;

export interface ErrorBody {
  error: { code: string; message: string; fields?: FieldErrors };
  /** Current offer, if it differs from the one shown. */
  offer?: unknown;
  /** Proof-of-work challenge; retry with its solution. */
  proof?: string;
}
