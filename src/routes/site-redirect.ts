/** One line of a site's `_redirects`. */
export interface SiteRedirect {
  from: string;
  to: string;
  /** 410: the address answers with the page at `to`, which says that it is gone. */
  status: 301 | 302 | 410;
}
