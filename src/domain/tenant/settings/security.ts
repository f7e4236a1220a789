import { area, choice } from './fields.ts';

export const securitySettings = area('Security rules sent to browsers.', {
  hsts: choice(
    ['host', 'subdomains', 'preload'],
    'host',
    'Hosts that a browser opens only over https for two years after visiting the site: "host" covers this site’s own host; "subdomains" also covers every subdomain (which must not need plain http); "preload" also covers browsers that have never visited, once the domain is entered in the browsers’ list, and takes months to undo.',
  ),
});
