/** A server killed with -9 during submissions and deliveries. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deliveries, deliveryAttempts, leads, rateLimits } from '#src/server/platform/database/schema.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import { deliverDue } from '#src/server/delivery/deliver-due.ts';
import { enquiry } from '../fixtures/leads.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { projectDir } from '../support/generator.ts';
import { startSmtpStub, type SmtpStub } from '../support/smtp-stub.ts';
import { timeLimit } from '../support/time-limit.ts';

let site: FunctionSite;
let smtp: SmtpStub;
beforeAll(async () => {
  [site, smtp] = await Promise.all([functionSite(), startSmtpStub()]);
});
const started: ChildProcess[] = [];
afterAll(async () => {
  for (const product of started) product.kill('SIGKILL');
  await site.stop();
  await smtp.stop();
});

interface Product {
  process: ChildProcess;
  port: number;
}

async function startProduct(): Promise<Product> {
  const program = `
    const { startLocalServer } = await import('#src/local-server/start-local-server.ts');
    const server = await startLocalServer({ outDir: ${JSON.stringify(site.outDir)}, port: 0, functionsDir: 'functions' });
    process.stdout.write(String(server.port));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      DATABASE_URL: site.databaseUrl,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'leads@sample.example',
      FORECOURT_LOG: 'off',
    },
  });
  started.push(child);
  const [port] = (await once(child.stdout!.setEncoding('utf8'), 'data')) as [string];
  return { process: child, port: Number(port) };
}

/** Lead id; null without a response. */
function submit(port: number, key: string): Promise<string | null> {
  return new Promise((resolve) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        path: '/api/leads',
        method: 'POST',
        agent: false,
        headers: { host: `harbour-motors.localhost:${port}`, 'content-type': 'application/json' },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response
          .on('error', () => resolve(null))
          .on('end', () => {
            try {
              resolve((JSON.parse(text) as { lead_id?: string }).lead_id ?? null);
            } catch {
              resolve(null);
            }
          });
      },
    );
    call.on('error', () => resolve(null));
    call.end(JSON.stringify({ ...enquiry, email: `${key}@example.com`, phone: '', idempotency_key: key }));
  });
}

test(
  'neither loses nor duplicates a lead when killed with -9, and sends nothing that the log does not show (LEAD-01, API-03)',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    smtp.behave('slow');
    const acknowledged = new Map<string, string>();
    const unanswered: string[] = [];
    let following = startProduct();
    for (let round = 0; round < 3; round++) {
      await site.db.delete(rateLimits);
      const { process: product, port } = await following;
      // Starts the next server first, like a second instance.
      following = startProduct();
      let serial = 0;
      const shopper = async (): Promise<void> => {
        for (;;) {
          const key = `r${round}-${serial++}`;
          const id = await submit(port, key);
          if (id === null) {
            unanswered.push(key);
            return;
          }
          acknowledged.set(key, id);
          if (acknowledged.size >= 25 * (round + 1)) product.kill('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: 8 }, shopper));
      expect(product.killed).toBe(true);
    }
    const rows = await site.db.select({ id: leads.id, key: leads.idempotencyKey }).from(leads);
    const keyOf = new Map(rows.map(({ id, key }) => [id, key]));
    expect(acknowledged.size).toBeGreaterThanOrEqual(75);
    for (const [key, id] of acknowledged) expect(keyOf.get(id)).toBe(key);

    // Callers without a response retry with the same key.
    await site.db.delete(rateLimits);
    const { process: product, port } = await following;
    const again = await Promise.all(unanswered.map((key) => submit(port, key)));
    product.kill('SIGKILL');
    await once(product, 'exit');
    expect(again).not.toContain(null);
    expect(await site.db.$count(leads)).toBe(acknowledged.size + unanswered.length);

    const stopped = await site.db.select({ state: deliveries.state }).from(deliveries);
    expect(stopped.filter(({ state }) => state === 'pending').length).toBeGreaterThan(0);
    smtp.behave('take');
    const dealer = (await findDealer({
      tenant: 'harbour-motors',
      dealersDir: join(site.outDir, '.forecourt', 'server'),
    }))!;
    await deliverDue({
      db: site.db,
      dealer,
      environment: { SMTP_URL: smtp.url, MAIL_FROM: 'leads@sample.example' },
      now: () => Date.now() + 10 * 60_000,
    });

    const sent = Map.groupBy(smtp.taken, ({ headers }) => headers['message-id']!);
    const attempts = Map.groupBy(await site.db.select().from(deliveryAttempts), ({ deliveryId }) => deliveryId);
    const all = await site.db.select().from(deliveries);
    expect(all).toHaveLength(acknowledged.size + unanswered.length);
    for (const { id, state } of all) {
      const times = sent.get(`<lead.${id}@${new URL(dealer.settings.siteUrl).hostname}>`)?.length ?? 0;
      expect([
        state,
        times >= 1,
        times <= attempts.get(id)!.length,
        attempts.get(id)!.filter(({ outcome }) => outcome === 'delivered').length,
      ]).toEqual(['delivered', true, true, 1]);
    }
    expect(sent.size).toBe(all.length);
    expect([...attempts.values()].flat().some(({ outcome }) => outcome === 'lost')).toBe(true);
  },
  timeLimit(300_000),
);
