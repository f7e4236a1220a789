import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { localMessages } from '#src/server/platform/database/schema.ts';
import { choosePost, localMailer } from '#src/server/platform/mail/choose-mailer.ts';
import type { Mail } from '#src/server/platform/mail/mailer.ts';
import { smtpMailer } from '#src/server/platform/mail/smtp-mailer.ts';
import { closeDatabase, database } from '#src/server/platform/database/database.ts';
import { freshDatabase } from '../support/function-site.ts';
import { startSmtpStub, type SmtpStub } from '../support/smtp-stub.ts';
import { timeLimit } from '../support/time-limit.ts';

const mail: Mail = {
  from: 'Leads <leads@sample.example>',
  to: 'sales@sample.example',
  subject: 'Test Drive: 2021 Toyota Corolla',
  text: '<?xml version="1.0"?>\n<a>x</a>\n',
  messageId: '<lead.1@sample.example>',
};
let stub: SmtpStub;
beforeAll(async () => {
  stub = await startSmtpStub();
});
afterAll(() => stub.stop());
beforeEach(() => {
  stub.behave('take');
  stub.taken.length = 0;
});

describe('SMTP', () => {
  test('sends one plain part with the given message id, and directs replies to the shopper (LEAD-01)', async () => {
    await smtpMailer(stub.url).send({ ...mail, replyTo: 'alex@example.com' });
    const [taken] = stub.taken;
    expect(taken!.to).toEqual(['sales@sample.example']);
    expect(taken!.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      from: 'Leads <leads@sample.example>',
      to: 'sales@sample.example',
      'reply-to': 'alex@example.com',
      'message-id': '<lead.1@sample.example>',
      subject: mail.subject,
    });
    expect(taken!.body).toBe(mail.text);
    expect(taken!.raw).not.toContain('multipart');
  });

  test.each([
    ['the subject', { subject: 'Hello\r\nBcc: victim@elsewhere.example\r\n\r\nBody' }],
    ['the sender', { from: 'x@sample.example\r\nBcc: victim@elsewhere.example' }],
    ['the message id', { messageId: '<a>\r\nBcc: victim@elsewhere.example' }],
  ])('does not turn a line break in %s into a header or a recipient (LEAD-01)', async (_, change) => {
    await smtpMailer(stub.url)
      .send({ ...mail, ...change })
      .catch(() => null);
    for (const { headers, to } of stub.taken) {
      expect(headers).not.toHaveProperty('bcc');
      expect(to).toEqual(['sales@sample.example']);
    }
  });

  test.each([
    'a@x.example, b@x.example',
    'a@x.example\r\nBcc: b@x.example',
    'Alex <a@x.example>',
    'a@x.example;b',
    '',
    'a',
    'a@b@c',
  ])('refuses "%s" as an email address (LEAD-01)', async (to) => {
    await expect(smtpMailer(stub.url).send({ ...mail, to })).rejects.toMatchObject({
      name: 'MailError',
      permanent: true,
    });
    expect(stub.taken).toEqual([]);
  });

  test.each([
    ['greylist', false, /451/],
    ['refuse', true, /550/],
    ['drop', false, /Mail server/],
  ] as const)(
    'treats a server that answers with %s as a permanent failure: %s (LEAD-01)',
    async (behaviour, permanent, message) => {
      stub.behave(behaviour);
      const failure = await smtpMailer(stub.url)
        .send(mail)
        .then(
          () => null,
          (error: unknown) => error,
        );
      expect(failure).toMatchObject({ name: 'MailError', permanent, message: expect.stringMatching(message) });
      expect(stub.taken).toEqual([]);
    },
  );

  test('shares at most five connections between sixty messages, and closes them when idle (LEAD-01)', async () => {
    stub.behave('slow');
    await Promise.all(Array.from({ length: 60 }, () => smtpMailer(stub.url).send(mail)));
    expect(stub.taken).toHaveLength(60);
    expect(stub.connections.most).toBe(5);
    expect(stub.connections.all).toBeLessThan(15);
    await expect.poll(() => stub.connections.open, { timeout: timeLimit(10_000) }).toBe(0);
    await smtpMailer(stub.url).send(mail);
    expect(stub.taken).toHaveLength(61);
  });

  test('sends again over a new connection after the server dropped the idle ones (LEAD-01)', async () => {
    await smtpMailer(stub.url).send(mail);
    const port = Number(new URL(stub.url).port);
    await stub.stop();
    stub = await startSmtpStub(port);
    await smtpMailer(stub.url).send(mail);
    expect(stub.taken).toHaveLength(1);
  });

  test('opens a new connection when the process slept while the old one was idle (LEAD-01)', async () => {
    await smtpMailer(stub.url).send(mail);
    const woken = Date.now() + 60_000;
    vi.spyOn(Date, 'now').mockImplementation(() => woken);
    await smtpMailer(stub.url).send(mail);
    vi.restoreAllMocks();
    expect([stub.taken.length, stub.connections.all]).toEqual([2, 2]);
  });

  test('fails instead of hanging when the server is unreachable or never answers (LEAD-01)', async () => {
    await expect(smtpMailer('smtp://127.0.0.1:1').send(mail)).rejects.toMatchObject({
      name: 'MailError',
      permanent: false,
    });
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    await expect(
      smtpMailer(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, { stepMs: 200, totalMs: 1000 }).send(
        mail,
      ),
    ).rejects.toMatchObject({ name: 'MailError', permanent: false });
    silent.close();
  });
});

test('stores mail in the local outbox without a mail account (LEAD-01)', async () => {
  process.env.DATABASE_URL = await freshDatabase();
  const db = await database();
  await localMailer(db, 'sample', () => 1_700_000_000_000).send({ ...mail, subject: 'Two\r\nlines' });
  expect(await db.select().from(localMessages)).toMatchObject([
    {
      dealer: 'sample',
      kind: 'email',
      recipient: mail.to,
      subject: 'Two lines',
      body: mail.text,
      createdAt: new Date(1_700_000_000_000),
    },
  ]);
  const needs = { db, dealer: 'sample', siteUrl: 'https://www.sample.example', now: () => 0 };
  expect(choosePost({ ...needs, environment: {} }).from).toBe('website@www.sample.example');
  await closeDatabase();
});

test.each([
  [{}, 'SMTP_URL is not set'],
  [{ SMTP_URL: 'smtp://127.0.0.1:25' }, 'MAIL_FROM is not set'],
])('refuses the local outbox in production, and with %o names the missing variable (LEAD-01)', (variables, message) => {
  const needs = { db: null as never, dealer: 'sample', siteUrl: 'https://www.sample.example', now: () => 0 };
  expect(() => choosePost({ ...needs, environment: { FORECOURT_MODE: 'production', ...variables } })).toThrow(message);
});
