import type { PageToRender } from '#src/domain/site.ts';

export interface FunctionContext {
  /** `:name` parameters of `config.path`; `*` is `splat`. */
  params: Record<string, string>;
  ip: string;
  waitUntil(work: Promise<unknown>): void;
  /** Dealer of the host; missing in a single-dealer deployment. */
  tenant?: string;
  /** Null for a missing file, such as `/data/search.json`. Undefined if the host can't read files. */
  readSiteFile?(path: string): Promise<Uint8Array | null>;
  /** For `./forecourt dev`, where the site has no compiled code. */
  drawPage?(page: Omit<PageToRender, 'context'>): Promise<string>;
  /** One JSON per dealer, never published. Default: `dist/.forecourt/server`. */
  dealersDir?: string;
  cacheDir?: string;
  /** Local ports replacing demo hosts; ignored in production. */
  standIns?: Readonly<Record<string, number>>;
  now?(): number;
}

export type FunctionHandler = (request: Request, context: FunctionContext) => Response | Promise<Response>;

/** Hosts read this without running the file: use literals. */
export interface FunctionConfig {
  path?: string | string[];
  method?: string | string[];
  /** Cron, in UTC, such as `0,10,20,30,40,50 * * * *`. */
  schedule?: string;
}
