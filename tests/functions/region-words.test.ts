import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'node-html-parser';
import { localMessages } from '#src/server/platform/database/schema.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';

let site: FunctionSite;

beforeAll(async () => {
  site = await functionSite({
    dealers: ['lakeside-auto'],
    pages: true,
    change: ({ settings }) => {
      settings.forms.testDriveAppointments = true;
      settings.account.garage = true;
      settings.appointments = { minutes: 30, capacity: 1, leadHours: 2, horizonDays: 21 };
    },
  });
});
afterAll(() => site.stop());

async function cancelledDrive(email: string): Promise<string> {
  const car = site.vehicles.find(({ status }) => status === 'in_stock')!;
  const { slots: free, shown } = (await site.ask(`/api/test-drive-appointments?days=21&car_id=${car.id}`)).json as {
    slots: { starts_at: string; date: string }[];
    shown: string;
  };
  const booked = await site.ask('/api/test-drive-appointments', {
    json: { name: 'Alex Sample', email, car_id: car.id, starts_at: free[3]!.starts_at, slot_day: free[3]!.date, shown },
  });
  expect(booked.status, booked.text).toBe(200);
  const ref = new URLSearchParams((booked.json.next as string).split('?')[1]).get('ref')!;
  expect((await site.ask('/booking', { form: { ref, action: 'cancel' } })).status).toBe(303);
  await site.server.settled();
  return ref;
}

test('spells "canceled" the American way on test drive pages and in the dealer\'s email (REG-01)', async () => {
  const ref = await cancelledDrive('alex@shopper.example');
  for (const path of [`/booking?ref=${ref}&done=cancelled`, `/booking?ref=${ref}`, `/success?ref=${ref}`]) {
    const heading = parse((await site.ask(path)).text).querySelector('h1')!.text;
    expect(heading, path).toBe('Your test drive is canceled');
  }
  const sent = await site.db.select().from(localMessages);
  const told = sent.filter(({ subject, body }) => /cancell?ed/.test(`${subject} ${body}`));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ subject, body }) => /cancelled/i.test(`${subject} ${body}`))).toEqual([]);
  expect(told.filter(({ subject }) => subject?.startsWith('Test drive canceled: '))).toHaveLength(1);
  expect(told.filter(({ body }) => body.includes('has canceled the test drive')).length).toBeGreaterThan(0);
});

test('asks for a "cell phone number" in the United States (REG-01)', async () => {
  const answer = await site.ask('/api/sign-in/code', { json: { phone: '12' } });
  expect(JSON.stringify(answer.json)).toContain('Please enter a cell phone number, such as');
  const page = await site.ask('/sign-in', { form: { action: 'send', phone: '' } });
  expect(page.text).toContain('cell phone number');
  expect(page.text).not.toMatch(/mobile number/i);
});
