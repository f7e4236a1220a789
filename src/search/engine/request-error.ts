/**
 * Thrown for a request that cannot be answered rightly: an attribute that no record has, an
 * expression that does not parse.
 */
export class SearchRequestError extends Error {
  override name = 'SearchRequestError';
}
