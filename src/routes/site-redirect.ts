export interface SiteRedirect {
  from: string;
  to: string;
  /** 410: shows the page at `to`. */
  status: 301 | 302 | 410;
}
