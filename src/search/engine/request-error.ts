export class SearchRequestError extends Error {
  override name = 'SearchRequestError';
}
