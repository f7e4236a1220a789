/** First parts of addresses that the product answers itself, so that no page or model of a dealer may have them. */
import { routePatterns } from './route-patterns.ts';

/**
 * Where functions answer; a test holds this list against the functions themselves. A function wins over a
 * file of the same address.
 */
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

/** Pages of makes, which are drawn as pages of words are, a name that a server gives to a folder's page, and a status. */
const otherAddresses = ['brands', 'index', '503'];
/** A dealer writes the pages of the blog, as all others that have no pattern of their own. */
const pageAddresses = Object.values(routePatterns)
  .map((pattern) => pattern.split('/')[1]!)
  .filter((part) => part !== '' && part !== 'blog' && !part.startsWith('['));

const fileAddresses = ['images', 'photos', 'data', '_a', '_p'];

const reserved = new Set([...functionAddresses, ...pageAddresses, ...otherAddresses, ...fileAddresses]);

/** Whether a path such as `/results` or `/api/x` belongs to the product, however it is written. */
export const isReservedAddress = (path: string): boolean => reserved.has(path.split('/')[1]?.toLowerCase() ?? '');
