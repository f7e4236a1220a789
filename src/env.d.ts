/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Data available to every page of the site. */
    context: import('#src/domain/site.ts').SiteContext;
    /** This page's own data, with its type in `kind`. */
    page: import('#src/routes/page-data.ts').PageData;
  }
}

/** Manifest that Astro generates for its server: routes, page files and paths of compiled modules. */
declare module 'virtual:astro:manifest' {
  export const manifest: import('astro').SSRManifest;
}

/** For plain `tsc`; `astro check` knows the real props. */
declare module '*.astro' {
  const component: (props: never) => unknown;
  export default component;
}
