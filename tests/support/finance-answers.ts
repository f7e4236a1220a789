import type { PlainBrowser } from './plain-browser.ts';
import { submitPage } from './press.ts';

export const checkPath = '/personalised/finance?part=check';

export const applicationAnswers: [string, Record<string, string>][] = [
  ['loan', { borrow: '$16,000', years: '5' }],
  ['you', { name: 'Daniel Okafor', birth: '14/3/1988', phone: '0491 570 156', email: 'daniel@shopper.example' }],
  [
    'home',
    {
      street: '12 Sample Street',
      suburb: 'Willoughby',
      postcode: '2068',
      tenure: 'rent',
      home_since: '2023',
      dependants: '1',
    },
  ],
  [
    'work',
    {
      work: 'job',
      employer: 'Northside Physiotherapy',
      work_since: '2022',
      income: '2,640',
      income_per: 'fortnight',
      other_income: 'no',
    },
  ],
  ['costs', { housing: '2,480', living: '3100', loans: '', cards: '' }],
];
/** Must not appear in mail, leads or logs. */
export const sensitiveAnswers = ['14/3/1988', 'Sample Street', 'Northside', '2,640', '2640'];

/** Returns the result page's key. */
export async function applyForFinance(shopper: PlainBrowser, carId: string): Promise<string> {
  const path = '/personalised/finance';
  for (const [part, fields] of applicationAnswers)
    await shopper.post(path, { part, car_id: carId, action: 'next', ...fields });
  const sent = await submitPage(shopper, checkPath, { part: 'check', action: 'next', agreed: 'true' });
  return new URL(String(sent.headers.location), 'http://x').searchParams.get('ref')!;
}
