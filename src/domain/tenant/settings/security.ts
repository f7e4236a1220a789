import { area, choice } from './fields.ts';

export const securitySettings = area('Security rules sent to browsers.', {
  hsts: choice(
    ['host', 'subdomains', 'preload'],
    'host',
    'Which hosts a browser that has visited the site opens only over https, for two years: "host" covers this site’s own host; "subdomains" also every name under it (none of them may still offer an http service); "preload" also covers browsers that have never visited, once the domain is entered in the browsers’ list, and takes months to undo.',
  ),
});
