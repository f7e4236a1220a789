/** The pages of every site by name, each with the pattern of its file under src/pages. */
export const routePatterns = {
  home: '/',
  stock: '/cars',
  vehicle: '/cars/[slug]',
  search: '/search/[...path]',
  locations: '/dealerships',
  location: '/locations/[slug]',
  offers: '/special-offers',
  offer: '/offers/[...path]',
  models: '/models',
  budget: '/budget',
  favourites: '/favourites',
  compare: '/compare',
  watchlist: '/watchlist',
  content: '/[...path]',
  blog: '/blog/[...path]',
  'not-found': '/404',
  results: '/results',
  booking: '/booking',
  'sign-in': '/sign-in',
  'finance-application': '/personalised/finance',
  valuation: '/valuation',
  reserve: '/cars/[slug]/checkout',
  buying: '/cars/[slug]/buy-online',
  'form-error': '/api/forms/[form]',
} as const;

export type RouteName = keyof typeof routePatterns;
