import type { PageToRender } from '#src/domain/site.ts';

export interface FunctionContext {
  /** Values of the `:name` parameters in `config.path`; `*` is under `splat`. */
  params: Record<string, string>;
  ip: string;
  waitUntil(work: Promise<unknown>): void;
  /** Dealer for the requested host; missing if the deployment serves only one. */
  tenant?: string;
  /** Returns null for a missing file, such as `/data/search.json`. Undefined if the host can't read files directly. */
  readSiteFile?(path: string): Promise<Uint8Array | null>;
  /** Renders a page under `npm run dev`, where the site has no compiled code. */
  drawPage?(page: Omit<PageToRender, 'context'>): Promise<string>;
  /** One JSON file per dealer, never published. Default: `dist/.forecourt/server`. */
  dealersDir?: string;
  cacheDir?: string;
  /** Ports of local servers that stand in for demo hosts; ignored in production. */
  standIns?: Readonly<Record<string, number>>;
  now?(): number;
}

export type FunctionHandler = (request: Request, context: FunctionContext) => Response | Promise<Response>;

/** Hosts read this without running the file, so its values must be literals. */
export interface FunctionConfig {
  path?: string | string[];
  method?: string | string[];
  /** Cron expression in UTC, such as `0,10,20,30,40,50 * * * *`. */
  schedule?: string;
}
