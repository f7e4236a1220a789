/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** What every page of the site may read. */
    context: import('#src/domain/site.ts').SiteContext;
    /** This page's own data; `kind` says which. */
    page: import('#src/routes/page-data.ts').PageData;
  }
}

/** What Astro's own entries of a server read: routes, page files, addresses of compiled modules. */
declare module 'virtual:astro:manifest' {
  export const manifest: import('astro').SSRManifest;
}

/** For plain `tsc`; `astro check` knows the real props. */
declare module '*.astro' {
  const component: (props: never) => unknown;
  export default component;
}
