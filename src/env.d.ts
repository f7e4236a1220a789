/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** For every page of the site. */
    context: import('#src/domain/site.ts').SiteContext;
    /** This page's data, with its type in `kind`. */
    page: import('#src/routes/page-data.ts').PageData;
  }
}

/** Astro's server manifest: routes, page files and compiled module paths. */
declare module 'virtual:astro:manifest' {
  export const manifest: import('astro').SSRManifest;
}

/** For plain `tsc`; `astro check` knows the real props. */
declare module '*.astro' {
  const component: (props: never) => unknown;
  export default component;
}
