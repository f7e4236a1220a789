import pg from 'pg';

export interface OpenQuery {
  run<T>(text: string): Promise<T[]>;
  close(): Promise<void>;
}

/** One connection for plain statements, for tools that look at a database from outside. */
export async function openQuery(url: string): Promise<OpenQuery> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {
    /* The statement that it breaks says so. */
  });
  await client.connect();
  return { run: async <T>(text: string) => (await client.query(text)).rows as T[], close: () => client.end() };
}
