import * as z from 'zod';
import { area, choice, flag, link, list, maybeText, text, wholeNumber } from './fields.ts';

export const menuLink = z.strictObject({
  label: z.string().trim().min(1).describe('Words of the link.'),
  url: link.describe('Path of this site or full address.'),
});

export const headerSettings = area('The bar on top of every page.', {
  dropdowns: choice(
    ['click', 'hover'],
    'click',
    'How menus open. Hover also opens by click and by keyboard. Default: "click".',
  ),
  sticky: flag(true, 'The header stays in reach while scrolling up. Default: true.'),
  phoneCalling: flag(
    true,
    'Phone numbers in the header call (tel:); off sends shoppers to /contact instead. Default: true.',
  ),
  showSearch: flag(true, 'A stock search box in the header. Default: true.'),
  showLocations: flag(true, 'The locations dropdown. Default: true.'),
  showFavourites: flag(true, 'The link to saved vehicles. Default: true.'),
  valuePropositions: list(
    z.string().trim().min(1),
    ['Reserve Quickly Online', 'Secure Online Payments', 'Apply For Finance'],
    'Three short promises under the search. The specification\'s three show only what the site can do: until it takes deposits and applications itself they read "Held While You Decide" and "Ask About Finance". Default: the specification\'s three.',
  ),
  announcement: maybeText('One line above the header, for example "All open today until 5:00 pm". Default: none.'),
  menu: area('Main menu.', {
    home: flag(false, "A Home link in the main menu beside the logo's. Default: false (phones always have it)."),
    vehicles: flag(
      true,
      "The Vehicles dropdown: model ranges grouped by the manufacturer's bodies. Shown only when models.json has models. Default: true.",
    ),
    offers: flag(true, 'The Offers link. Shown only when there are offers. Default: true.'),
    stock: flag(true, 'The Our Stock dropdown. Default: true.'),
    tradeIn: flag(true, 'The Trade In link. Default: true.'),
    service: flag(true, 'The Service and Parts dropdown. Default: true.'),
    company: flag(true, 'The company dropdown: about us, careers, contact, fleet. Default: true.'),
    blog: flag(
      false,
      'A link to the blog. Shown only when pages/blog has posts. Default: false (the foot of every page has it).',
    ),
    labels: area('Words of the main menu.', {
      vehicles: text('Vehicles', 'The models dropdown. Default: "Vehicles".'),
      offers: text('Offers', 'The offers link. Default: "Offers".'),
      stock: text('Our Stock', 'The stock dropdown. Default: "Our Stock".'),
      tradeIn: text('Trade In', 'The trade-in link. Default: "Trade In".'),
      service: text('Service and Parts', 'The service dropdown. Default: "Service and Parts".'),
      company: text('About', 'The company dropdown. Default: "About".'),
      blog: text('Blog', 'The blog\'s link, here and at the foot, and its place in breadcrumbs. Default: "Blog".'),
      locations: text('Locations', 'The locations dropdown. Default: "Locations".'),
    }),
    extra: list(menuLink, [], 'Further links at the end of the main menu.'),
  }),
  servicePath: z
    .string()
    .regex(/^\/([a-z0-9]+-)*service$/, {
      error: 'must be /service or a path that ends in -service, such as /ford-service',
    })
    .default('/service')
    .describe('Address of service booking: /service, or the dealer\'s own such as /ford-service. Default: "/service".'),
  stockMakesInMenu: wholeNumber(12, { min: 0, max: 40 }, 'Makes listed in the stock dropdown. Default: 12.'),
});

/** Body filters of the footer's Vehicles column (specification section 2, Menus). */
const footerBodies = ['suv', 'trucks', 'vans', 'performance', 'electric', 'future'] as const;

export const footerSettings = area('The foot of every page.', {
  vehicles: list(
    z.enum(footerBodies),
    ['suv', 'trucks', 'vans', 'performance', 'electric', 'future'],
    'Body filters of /models in the Vehicles column; shown only when there are models. Default: all six.',
  ),
  buyerTools: flag(true, 'The buyer tools column. Default: true.'),
  service: flag(true, 'The servicing and parts column. Default: true.'),
  company: flag(true, 'The company column. Default: true.'),
  blog: flag(true, "The blog's link in the company column. Shown only when pages/blog has posts. Default: true."),
  extra: list(menuLink, [], 'Further links, for example to blog categories elsewhere.'),
  locations: flag(true, 'Each location with its phone and address. Default: true.'),
  legalText: maybeText('Small print of the dealer. Default: none.'),
  acknowledgement: maybeText('Acknowledgement of Country or the like. Default: none.'),
});
