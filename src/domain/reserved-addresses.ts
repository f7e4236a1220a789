/** First path segments. */
import { routePatterns } from './route-patterns.ts';

/** A test compares this list with the functions, which take precedence over files. */
export const functionAddresses: readonly string[] = [
  'api',
  'booking',
  'cars',
  'checkout-journey',
  'mcp',
  'outbox',
  'personalised',
  'photo',
  'practice-bank',
  'reservation',
  'results',
  'sign-in',
  'success',
  'valuation',
];

/** Brand pages, servers' name for a folder's page, and a status page. */
const otherAddresses = ['brands', 'index', '503'];
/** Excludes the blog, which dealers write. */
const pageAddresses = Object.values(routePatterns)
  .map((pattern) => pattern.split('/')[1]!)
  .filter((part) => part !== '' && part !== 'blog' && !part.startsWith('['));

const fileAddresses = ['images', 'photos', 'data', '_a', '_p'];

const reserved = new Set([...functionAddresses, ...pageAddresses, ...otherAddresses, ...fileAddresses]);

export const isReservedAddress = (path: string): boolean => reserved.has(path.split('/')[1]?.toLowerCase() ?? '');
