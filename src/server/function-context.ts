import type { PageToDraw } from '#src/domain/site.ts';

/** What a function gets besides the request: the part of a web-standard host's context that the product uses. */
export interface FunctionContext {
  /** Values of the `:name` parts of `config.path`; a `*` stands under `splat`. */
  params: Record<string, string>;
  /** The caller's address. */
  ip: string;
  /** Lets work outlive the response; its failure is logged. */
  waitUntil(work: Promise<unknown>): void;
  /** The dealer whose host was asked; missing where a deployment serves one dealer. */
  tenant?: string;
  /**
   * Reads a file of the dealer's published site, such as `/data/search.json`; null when there is none. Missing where
   * the host has no such short cut.
   */
  readSiteFile?(path: string): Promise<Uint8Array | null>;
  /** Draws a page of the dealer's site as HTML, where the site has no compiled code: under `npm run dev`. */
  drawPage?(page: Omit<PageToDraw, 'context'>): Promise<string>;
  /**
   * Folder of the dealers' records, one JSON file each, written by the build and never published. Default:
   * `dist/.forecourt/server`.
   */
  dealersDir?: string;
  /** Folder for copies that can be made again. Missing where the host keeps no files. */
  cacheDir?: string;
  /**
   * Servers of this machine, by port, in place of hosts that exist in demonstrations only. The local server names them;
   * production listens to none.
   */
  standIns?: Readonly<Record<string, number>>;
  /** Milliseconds since 1970. Default: the clock. */
  now?(): number;
}

export type FunctionHandler = (request: Request, context: FunctionContext) => Response | Promise<Response>;

/**
 * The `config` a function file exports beside its default export. Hosts read it without running the file: its values
 * are literals, never names.
 */
export interface FunctionConfig {
  /** Missing for a function that only a schedule calls. */
  path?: string | string[];
  /** HTTP methods it answers; every method when missing. */
  method?: string | string[];
  /** A cron line in UTC, such as every tenth minute as `0,10,20,30,40,50 * * * *`. */
  schedule?: string;
}
