/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** What every page of the site may read. */
    context: import('#src/domain/site.ts').SiteContext;
    /** This page's own data; `kind` says which. */
    page: import('#src/routes/page-data.ts').PageData;
    /** Set when rendering threw, so that the generator can name the cause. */
    renderError?: unknown;
  }
}

/** For plain `tsc`; `astro check` knows the real props. */
declare module '*.astro' {
  const component: (props: never) => unknown;
  export default component;
}
