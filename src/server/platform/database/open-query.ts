import pg from 'pg';

export interface OpenQuery {
  run<T>(text: string): Promise<T[]>;
  close(): Promise<void>;
}

export async function openQuery(url: string): Promise<OpenQuery> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {
    /* Reported by the failing statement. */
  });
  await client.connect();
  return { run: async <T>(text: string) => (await client.query(text)).rows as T[], close: () => client.end() };
}
