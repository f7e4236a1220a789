/**
 * Runs statements as a role that owns nothing and sees one dealer's rows (decision 077). Role and dealer are set per
 * transaction, so connections return unchanged to the pool or PgBouncer.
 */
import pg from 'pg';

export interface DealerScope {
  role: string;
  dealer: string;
  statementMs?: number;
}

interface DriverQuery extends pg.Query {
  prepare(connection: pg.Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
}
const DriverQuery = pg.Query as unknown as new (
  config: pg.QueryConfig & { queryMode: 'extended' },
  values?: unknown[],
) => DriverQuery;

/** One transaction per statement; setting the role in the same message saves a round trip. */
class DealerQuery extends DriverQuery {
  readonly #scope: DealerScope;
  #hasEntered = false;

  constructor(scope: DealerScope, config: pg.QueryConfig, values?: unknown[]) {
    super({ ...config, queryMode: 'extended' }, values);
    this.#scope = scope;
  }

  override prepare(connection: pg.Connection): void {
    const { role, dealer, statementMs } = this.#scope;
    const limit = statementMs === undefined ? '' : `, set_config('statement_timeout', '${statementMs}', true)`;
    const text = `select set_config('role', $1, true), set_config('forecourt.dealer', $2, true)${limit}`;
    connection.parse({ name: '', text, types: [] }, true);
    connection.bind({ values: [role, dealer] }, true);
    connection.execute(null, true);
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#hasEntered) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#hasEntered) super.handleCommandComplete(message, connection);
    this.#hasEntered = true;
  }
}

export class DealerPool {
  readonly #pool: pg.Pool;
  readonly #scope: DealerScope;

  constructor(pool: pg.Pool, scope: DealerScope) {
    this.#pool = pool;
    this.#scope = scope;
  }

  query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    return this.#pool.query(new DealerQuery(this.#scope, config, values)) as unknown as Promise<pg.QueryResult>;
  }
}

export class DealerClient {
  readonly #client: pg.PoolClient;
  readonly #scope: DealerScope;

  constructor(client: pg.PoolClient, scope: DealerScope) {
    this.#client = client;
    this.#scope = scope;
  }

  query(config: pg.QueryConfig, values?: unknown[]): Promise<unknown> {
    if (!config.text.startsWith('begin')) return this.#client.query(config, values);
    const [role, dealer] = [this.#scope.role, this.#scope.dealer].map((text) => pg.escapeLiteral(text));
    return this.#client.query(
      `${config.text}; select set_config('role', ${role}, true), set_config('forecourt.dealer', ${dealer}, true)`,
    );
  }
}
