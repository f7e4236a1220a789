/** `permanent`: the receiver will always refuse it. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly permanent: boolean;
  readonly retryAfterMs: number | null;

  constructor(
    message: string,
    {
      permanent = false,
      retryAfterMs = null,
      cause,
    }: { permanent?: boolean; retryAfterMs?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.permanent = permanent;
    this.retryAfterMs = retryAfterMs;
  }
}
