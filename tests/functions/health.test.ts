import { expect, test } from 'vitest';
import health, { config } from '../../functions/health.ts';

test('the health function says that it is up, to GET only, and nobody keeps the answer', async () => {
  const answer = health();
  expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([200, { ok: true }, 'no-store']);
  expect(config).toEqual({ path: '/api/health', method: 'GET' });
});
