/** First parts of addresses that the product answers itself, so that no page or model of a dealer may have them. */

/** Where functions answer; a test holds this list against the functions themselves. A function wins over a file of the same address. */
export const functionAddresses: readonly string[] = ['api', 'booking', 'outbox', 'photo', 'results', 'success'];

const pageAddresses = [
  'cars', 'search', 'locations', 'dealerships', 'offers', 'special-offers', 'brands', 'models', 'budget', 'favourites', 'compare', 'watchlist', 'sign-in', '404', 'index',
];

const fileAddresses = ['images', 'photos', 'data', '_astro', '_pictures'];

const reserved = new Set([...functionAddresses, ...pageAddresses, ...fileAddresses]);

/** Whether a path such as `/results` or `/api/x` belongs to the product, however it is written. */
export const isReservedAddress = (path: string): boolean => reserved.has(path.split('/')[1]?.toLowerCase() ?? '');
