import type { FeedErrorCode } from '#src/domain/vehicle/feed-error.ts';

/** The message names the file or URL and the fix. */
export abstract class FeedError extends Error {
  abstract readonly fault: FeedErrorCode;
  /** Null if the dealer has only one feed. */
  feed: string | null = null;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

export class FeedFetchError extends FeedError {
  readonly fault = 'unreachable';
}

/** No request was sent, so the supplier hasn't failed. */
export class FeedKeyError extends FeedFetchError {}

export class FeedFormatError extends FeedError {
  readonly fault: FeedErrorCode = 'unreadable';
}

export class FeedEmptyError extends FeedFormatError {
  override readonly fault = 'empty';
}

export class FeedMappingError extends FeedError {
  readonly fault = 'columns';
  readonly fields: string[];

  constructor(message: string, { fields = [], ...options }: ErrorOptions & { fields?: string[] } = {}) {
    super(message, options);
    this.fields = fields;
  }
}

export class StockRefusedError extends FeedError {
  readonly fault = 'shrunk';
  readonly before: number;
  readonly after: number;

  constructor(message: string, before: number, after: number) {
    super(message);
    this.before = before;
    this.after = after;
  }
}
