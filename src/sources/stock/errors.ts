/**
 * Stock that cannot be used at all. The message names the file or address and says what to do; `cause`
 * holds the original error.
 */
export class FeedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The feed cannot be fetched or opened. */
export class FeedFetchError extends FeedError {}

/** The feed was read, but is not what its format says. */
export class FeedFormatError extends FeedError {}

/** The settings ask for something that the feed or the product does not have. */
export class FeedMappingError extends FeedError {
  /** Keys of stock.mapping that are at fault, where single ones are. */
  readonly fields: string[];

  constructor(message: string, { fields = [], ...options }: ErrorOptions & { fields?: string[] } = {}) {
    super(message, options);
    this.fields = fields;
  }
}

/** The feed lost too many vehicles at once to be believed. */
export class StockRefusedError extends FeedError {
  readonly before: number;
  readonly after: number;

  constructor(message: string, before: number, after: number) {
    super(message);
    this.before = before;
    this.after = after;
  }
}
