/** What a function gets besides the request: the part of a web-standard host's context that the product uses. */
export interface FunctionContext {
  /** Values of the `:name` parts of `config.path`; a `*` stands under `splat`. */
  params: Record<string, string>;
  /** The caller's address. */
  ip: string;
  /** Lets work outlive the response; its failure is logged. */
  waitUntil(work: Promise<unknown>): void;
  /** The dealer whose host was asked; missing where the host names none. */
  tenant?: string;
}

export type FunctionHandler = (
  request: Request,
  context: FunctionContext,
) => Response | Promise<Response>;

/** The `config` a function file exports beside its default export. */
export interface FunctionConfig {
  path: string | string[];
  /** HTTP methods it answers; every method when missing. */
  method?: string | string[];
}
