/** A search that a service did not answer, in words that a shopper may read; `cause` holds the client's own error. */
export class SearchServiceError extends Error {
  override name = 'SearchServiceError';
  /** `unreachable` may pass; `refused` needs the dealer: a wrong key, index or request. */
  readonly kind: 'unreachable' | 'refused';

  constructor(kind: 'unreachable' | 'refused', message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** From whatever the client rejected with. */
export function searchServiceError(cause: unknown): SearchServiceError {
  const status = (cause as { status?: unknown } | null)?.status;
  if (typeof status === 'number' && status >= 400 && status < 500 && status !== 429) {
    return new SearchServiceError('refused', `The search service refused the search (${status}).`, { cause });
  }
  return new SearchServiceError('unreachable', 'The search service did not answer.', { cause });
}
