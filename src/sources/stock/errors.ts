import type { FeedFault } from '#src/domain/vehicle/feed-fault.ts';

/**
 * Stock that cannot be used at all. The message names the file or address and says what to do; `cause`
 * holds the original error.
 */
export abstract class FeedError extends Error {
  abstract readonly fault: FeedFault;
  /** Which of a dealer's several feeds it is about; null where there is one. */
  feed: string | null = null;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The feed cannot be fetched or opened. */
export class FeedFetchError extends FeedError {
  readonly fault = 'unreachable';
}

/** What the feed is to be asked with is not there: nobody was asked, and the supplier has failed nothing. */
export class FeedKeyError extends FeedFetchError {}

/** The feed was read, but is not what its format says. */
export class FeedFormatError extends FeedError {
  readonly fault: FeedFault = 'unreadable';
}

/** There is nothing in it that could be published. */
export class FeedEmptyError extends FeedFormatError {
  override readonly fault = 'empty';
}

/** The settings ask for something that the feed or the product does not have. */
export class FeedMappingError extends FeedError {
  readonly fault = 'columns';
  /** Keys of stock.mapping that are at fault, where single ones are. */
  readonly fields: string[];

  constructor(message: string, { fields = [], ...options }: ErrorOptions & { fields?: string[] } = {}) {
    super(message, options);
    this.fields = fields;
  }
}

/** The feed lost too many vehicles at once to be believed. */
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
