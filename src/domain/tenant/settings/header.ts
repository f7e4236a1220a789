import * as z from 'zod';
import { area, choice, flag, link, list, maybeText, text, wholeNumber, withDefault } from './fields.ts';

export const menuLink = z.strictObject({
  label: z.string().trim().min(1).describe('Link label.'),
  url: link.describe('Path on this site or a full URL.'),
});

export const headerSettings = area('The bar at the top of every page.', {
  dropdowns: choice(['click', 'hover'], 'click', 'How menus open. With "hover", they also open by click and keyboard.'),
  sticky: flag(true, 'The header stays visible when scrolling up.'),
  phoneCalling: flag(true, 'Phone numbers in the header start a call (tel:); when off, they link to /contact.'),
  showSearch: flag(true, 'A stock search box in the header.'),
  showLocations: flag(true, 'The locations dropdown.'),
  showFavourites: flag(true, 'The link to saved vehicles.'),
  showSignIn: flag(
    true,
    'The sign-in and sign-out links, at the end of the main menu. Shown only if the site has features for signed-in shoppers.',
  ),
  valuePropositions: list(
    z.string().trim().min(1),
    ['Reserve Quickly Online', 'Secure Online Payments', 'Apply For Finance'],
    'Three short promises under the search. The specification\'s three appear only if the site can keep them: until it takes deposits and applications itself, "Held While You Decide" and "Ask About Finance" replace two of them.',
  ),
  announcement: maybeText('One line above the header, for example "All open today until 5:00 pm".'),
  menu: area('Main menu.', {
    home: flag(false, "A Home link in the main menu, in addition to the logo's; phones always have one."),
    vehicles: flag(
      true,
      "The Vehicles dropdown: model ranges grouped by the manufacturer's body types. Shown only when models.json has models.",
    ),
    offers: flag(true, 'The Offers link. Shown only when there are offers.'),
    stock: flag(true, 'The Our Stock dropdown.'),
    tradeIn: flag(true, 'The Trade In link.'),
    service: flag(true, 'The Service and Parts dropdown.'),
    company: flag(true, 'The company dropdown: about us, careers, contact, fleet.'),
    blog: flag(
      false,
      'A link to the blog. Shown only when pages/blog has posts, and then also in the footer of every page.',
    ),
    labels: area('Labels in the main menu.', {
      vehicles: text('Vehicles', 'The models dropdown.'),
      offers: text('Offers', 'The offers link.'),
      stock: maybeText('The stock dropdown.', '"Our Stock", or "Inventory" in en-US'),
      tradeIn: text('Trade In', 'The trade-in link.'),
      service: text('Service and Parts', 'The service dropdown.'),
      company: text('About', 'The company dropdown.'),
      blog: text('Blog', "The blog link, here and in the footer, and the blog's name in breadcrumbs."),
      locations: text('Locations', 'The locations dropdown.'),
    }),
    extra: list(menuLink, [], 'Further links at the end of the main menu.'),
  }),
  servicePath: withDefault(
    z.string().regex(/^\/([a-z0-9]+-)*service$/, {
      error: 'must be /service or a path that ends in -service, such as /ford-service',
    }),
    '/service',
    "Path of the service booking page: /service, or the dealer's own, such as /ford-service.",
  ),
  stockMakesInMenu: wholeNumber(12, { min: 0, max: 40 }, 'Makes listed in the stock dropdown.'),
});

/** Specification section 2, Menus. */
const footerBodies = ['suv', 'trucks', 'vans', 'performance', 'electric', 'future'] as const;

export const footerSettings = area('The footer of every page.', {
  vehicles: list(
    z.enum(footerBodies),
    ['suv', 'trucks', 'vans', 'performance', 'electric', 'future'],
    'Body type filters for /models in the Vehicles column; shown only when there are models.',
  ),
  buyerTools: flag(true, 'The buyer tools column.'),
  service: flag(true, 'The servicing and parts column.'),
  company: flag(true, 'The company column.'),
  blog: flag(true, 'The blog link in the company column. Shown only when pages/blog has posts.'),
  extra: list(menuLink, [], 'Further links, for example to blog categories elsewhere.'),
  locations: flag(true, 'Each location with its phone and address.'),
  legalText: maybeText('The dealer’s small print.'),
  acknowledgement: maybeText('Acknowledgement of Country or similar.'),
});
