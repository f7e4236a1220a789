import { area, choice } from './fields.ts';

export const securitySettings = area('What browsers are told to insist on.', {
  hsts: choice(
    ['host', 'subdomains', 'preload'],
    'host',
    'Which addresses a browser that was here once opens over https only, for two years: "host" this site\'s own, "subdomains" every name under it too (no http service may be left on any), "preload" also those of browsers that were never here, once the domain is entered in the browsers\' list; taking that back needs months.',
  ),
});
