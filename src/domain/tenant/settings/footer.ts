import * as z from 'zod';
import { area, flag, list, maybeText } from './fields.ts';
import { menuLink } from './header.ts';

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
