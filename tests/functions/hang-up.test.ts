import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { leads } from '#src/server/platform/database/schema.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { timeLimit } from '../support/time-limit.ts';

let site: FunctionSite;
beforeAll(async () => {
  site = await functionSite();
});
afterAll(() => site.stop());

test.each(['/api/leads', '/api/payments/webhook'])(
  'logs no error when a client calling %s hangs up in the middle of its body (ERR-01)',
  async (path) => {
    process.env.FORECOURT_LOG = 'on';
    const lines: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const socket = connect(site.server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: harbour-motors.localhost:${site.server.port}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"name": "A`,
    );
    setTimeout(() => socket.resetAndDestroy(), 200);
    await vi.waitUntil(() => lines.some((line) => line.includes(path)), { timeout: timeLimit(20_000) });
    expect(JSON.parse(lines.find((line) => line.includes(path))!)).toMatchObject({
      status: 400,
      code: 'cut_off',
    });
    expect(errors).not.toHaveBeenCalled();
    expect(await site.db.$count(leads)).toBe(0);
  },
);

test.each(['99999', '65536', '0000000000099999'])('refuses a host with port %s (ERR-01)', async (port) => {
  const answer = await site.ask('/api/health', { headers: { host: `harbour-motors.localhost:${port}` } });
  expect(answer.status).toBe(421);
});
