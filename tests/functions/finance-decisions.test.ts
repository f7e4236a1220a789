/** Decisions by staff or a lender's system, as shown to the shopper (FIN-05, FIN-04). */
import { createHmac } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { decisions, decisionWord } from '#src/domain/finance/decision.ts';
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import {
  deliveries,
  leads,
  leadStatuses,
  localMessages,
  operatorActions,
} from '#src/server/platform/database/schema.ts';
import { emptyTables, tablesOfLeads } from '../support/empty-tables.ts';
import { applyForFinance, sensitiveAnswers } from '../support/finance-answers.ts';
import { functionSite, type Answer, type FunctionSite } from '../support/function-site.ts';
import { PlainBrowser } from '../support/plain-browser.ts';

const path = '/personalised/finance';
const key = 'the key that both sides share, long';
const applicant = 'daniel@shopper.example';
let site: FunctionSite;

beforeAll(async () => {
  process.env.LENDER_KEY = key;
  process.env.FORECOURT_RATE_LIMITS = 'off';
  site = await functionSite({
    pages: true,
    change: ({ settings }) => {
      settings.private.leads.webhookSecret = 'LENDER_KEY';
      settings.private.leads.routes = [];
    },
  });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.server.settled();
  await emptyTables(site.db, 'finance_applications', 'operator_actions', ...tablesOfLeads);
});

const words = ({ text }: Answer): string => parse(text).querySelector('main')!.structuredText.replaceAll(/\s+/g, ' ');
const heading = ({ text }: Answer) => parse(text).querySelector('h1')!.textContent;

async function sent() {
  const car = site.vehicles.find(({ status, price }) => status === 'in_stock' && (price ?? 0) > 20_000)!;
  const ref = await applyForFinance(new PlainBrowser(site), car.id);
  await site.server.settled();
  const mails = await site.db.select().from(localMessages);
  const toDealer = mails.find(({ recipient }) => recipient !== applicant)!;
  const staff = /\?staff=([\da-f\-]{36}\.[\da-f]{40})/v.exec(toDealer.body)![1]!;
  const [lead] = await site.db.select().from(leads);
  await site.db.delete(localMessages);
  return { ref, staff, lead: lead!, page: () => new PlainBrowser(site).get(`${path}?ref=${ref}`) };
}
const say = (staff: string, decision: string) =>
  new PlainBrowser(site).post(path, { part: 'decision', staff, decision });
const news = async () => {
  await site.server.settled();
  return site.db
    .select()
    .from(localMessages)
    .where(
      and(eq(localMessages.recipient, applicant), like(localMessages.subject, 'Update on your finance application%')),
    )
    .orderBy(localMessages.createdAt);
};
async function report(leadId: string, status: string, at: number) {
  const body = JSON.stringify({ lead_id: leadId, status, at: new Date(at).toISOString() });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');
  return site.ask('/api/leads/status', {
    body,
    headers: {
      'content-type': 'application/json',
      'x-forecourt-timestamp': timestamp,
      'x-forecourt-signature': `sha256=${signature}`,
    },
  });
}

test('shows an application as received until there is a decision (FIN-05)', async () => {
  const { page } = await sent();
  expect(heading(await page())).toBe('Sent. Not approved yet.');
  expect(words(await page())).toContain('You’ll see the decision here and in an email.');
  expect(await news()).toEqual([]);
});

test.each([
  ['in_progress', 'Quayside Finance is deciding. Not approved yet.', 'nothing you need to do'],
  ['more_information', 'Quayside Finance needs more information.', 'neither a yes nor a no'],
  ['approved', 'Quayside Finance has said yes. Nothing is signed yet.', 'you haven’t signed one'],
  ['declined', 'Not this time.', 'You can ask why, and ask for a person to review it.'],
])(
  'shows the staff decision %s on its page and in an email, without personal answers (FIN-05)',
  async (decision, told, detail) => {
    const { staff, page, lead } = await sent();
    const opened = await new PlainBrowser(site).get(`${path}?staff=${staff}`);
    expect(
      parse(opened.text)
        .querySelectorAll('input[name="decision"]')
        .map((one) => one.getAttribute('value')),
    ).toEqual([...decisions]);
    const answer = await say(staff, decision);
    expect([answer.status, answer.headers.location]).toEqual([303, `${path}?staff=${staff}`]);
    const shown = await page();
    expect([heading(shown), words(shown)]).toEqual([told, expect.stringContaining(detail)]);
    // Quoted by shopper and staff on the phone.
    expect(words(opened)).toContain(`Reference ${leadReference(lead.id)}`);
    expect(words(shown)).toContain(leadReference(lead.id));
    const [mail, ...more] = await news();
    expect(more).toEqual([]);
    expect(mail!.body).toContain(told);
    expect(mail!.body).toContain(detail);
    expect(parse(mail!.html!).querySelector('h1')!.text).toBe(told);
    // Others may see the subject on a screen or in a shared mailbox.
    expect(mail!.subject).toMatch(/^Update on your finance application \([\dA-F]{4}-[\dA-F]{4}\)$/);
    for (const secret of [...sensitiveAnswers, '16,000']) expect(mail!.body + mail!.html).not.toContain(secret);
    expect(words(await new PlainBrowser(site).get(`${path}?staff=${staff}`))).toMatch(/What the shopper sees/);
    expect((await site.db.select().from(operatorActions)).map(({ action }) => action)).toContain('application.decide');
  },
);

test('records a repeated decision only once, and refuses one without a valid link (FIN-05)', async () => {
  const { staff, page } = await sent();
  await say(staff, 'approved');
  await say(staff, 'approved');
  expect([await site.db.$count(leadStatuses), (await news()).length]).toEqual([1, 1]);
  const forged = staff.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect((await say(forged, 'declined')).status).toBe(404);
  expect((await say(staff, 'granted')).status).toBe(404);
  expect(heading(await page())).toContain('has said yes');
});

test("accepts a lender's signed callbacks, repeated or out of order, and shows the latest decision (FIN-05, LEAD-02)", async () => {
  const { lead, page } = await sent();
  const began = lead.createdAt.getTime();
  expect((await report(lead.id, decisionWord('declined'), began + 2000)).json).toMatchObject({
    status: 'finance_declined',
    repeated: false,
  });
  expect((await report(lead.id, decisionWord('declined'), began + 2000)).json).toMatchObject({ repeated: true });
  // An earlier event, reported late.
  expect((await report(lead.id, decisionWord('in_progress'), began + 1000)).json.status).toBe('finance_declined');
  // The lead's status doesn't affect the application's.
  expect((await report(lead.id, 'contacted', began + 3000)).json.status).toBe('contacted');
  expect([heading(await page()), (await news()).length]).toEqual(['Not this time.', 1]);
  await report(lead.id, decisionWord('approved'), began + 4000);
  expect([heading(await page()), (await news()).length]).toEqual([
    'Quayside Finance has said yes. Nothing is signed yet.',
    2,
  ]);
});

test('ignores an unsigned callback, and one for a lead that is not an application (FIN-05, LEAD-02)', async () => {
  const { lead, page } = await sent();
  const body = JSON.stringify({ lead_id: lead.id, status: 'finance_approved', at: new Date().toISOString() });
  expect((await site.ask('/api/leads/status', { body, headers: { 'content-type': 'application/json' } })).status).toBe(
    401,
  );
  await site.db.update(leads).set({ idempotencyKey: 'another' }).where(eq(leads.id, lead.id));
  const other = await report(lead.id, 'finance_approved', Date.now());
  expect([other.status, other.json.error.code]).toEqual([409, 'not_an_application']);
  expect([heading(await page()), await site.db.$count(leadStatuses)]).toEqual(['Sent. Not approved yet.', 0]);
});

test('does not send a delayed email that is no longer true (FIN-05)', async () => {
  const { lead } = await sent();
  const began = lead.createdAt.getTime();
  // The mail server accepts nothing.
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  process.env.SMTP_URL = 'smtp://127.0.0.1:1';
  try {
    await report(lead.id, 'finance_in_progress', began + 1000);
    await site.server.settled();
  } finally {
    delete process.env.SMTP_URL;
    silent.mockRestore();
  }
  await report(lead.id, 'finance_approved', began + 2000);
  await site.server.settled();
  await site.db.update(deliveries).set({ nextAttemptAt: new Date(0), leasedUntil: null });
  await report(lead.id, 'finance_approved', began + 2000);
  expect((await news()).map(({ body }) => body.includes('has said yes'))).toEqual([true]);
  const waited = await site.db.select().from(deliveries).where(like(deliveries.notice, 'finance:in_progress%'));
  expect(waited.map(({ state }) => state)).toEqual(['delivered']);
});
