/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Data that every page of the site may read. */
    context: import('#src/domain/site.ts').SiteContext;
    /** This page's own data; `kind` names its type. */
    page: import('#src/routes/page-data.ts').PageData;
  }
}

/** Manifest for Astro's own server entries: routes, page files, paths of compiled modules. */
declare module 'virtual:astro:manifest' {
  export const manifest: import('astro').SSRManifest;
}

/** For plain `tsc`; `astro check` knows the real props. */
declare module '*.astro' {
  const component: (props: never) => unknown;
  export default component;
}
