/** Links only to existing pages (FORM-10). A category chosen from a list overrides the form. */
import { stockWord } from '#src/domain/locations/regional-terms.ts';
import { tradedWord } from '#src/journeys/trade-in/rules/traded-kinds.ts';
import { slugify } from '#src/lib/slug.ts';
import { stockAction, type ReceiptSite } from './receipt-facts.ts';
import type { Receipt } from './receipt.ts';
import type { ReceiptPageData } from './receipt.page-data.ts';
import { stockLabel } from '../copy/stock-copy.ts';

type Step = ReceiptPageData['next'][number];

const aboutBuying = new Set(['enquiry', 'test-drive', 'request-photos', 'finance']);

const bySubject: [RegExp, string][] = [
  [/service/i, 'service'],
  [/parts/i, 'parts'],
  [/finance/i, 'finance'],
  [/fleet/i, 'fleet'],
  [/test.?drive/i, 'test-drive'],
  [/trade/i, 'trade-in'],
];

const subjectOf = ({ form, category }: Pick<Receipt, 'form' | 'category'>): string =>
  bySubject.find(([words]) => words.test(category))?.[1] ?? form;

type ReceiptContext = Pick<Receipt, 'form' | 'category' | 'vehicle' | 'location'>;

export function nextSteps(sent: ReceiptContext, { settings, pages = [] }: ReceiptSite): Step[] {
  const { vehicle, location } = sent;
  const form = subjectOf(sent);
  const has = (path: string): boolean => pages.includes(path);
  const stock: Step = stockAction(settings);
  if (form === 'careers') return has('/about-us') ? [{ label: 'About us', url: '/about-us' }] : [];
  if (form === 'service' || form === 'parts')
    return [
      ...(location ? [{ label: `Hours and map for ${location.name}`, url: `/locations/${location.slug}` }] : []),
      stock,
    ];
  if (form === 'finance' && !vehicle && has(settings.finance.path))
    return [{ label: 'Ways to pay', url: settings.finance.path }, stock];
  if (form === 'fleet' && has('/fleet')) return [{ label: 'What we offer fleets', url: '/fleet' }, stock];
  if (!vehicle) return [stock];
  const query = (more: Record<string, string> = {}): string =>
    `?${new URLSearchParams({ car_id: vehicle.id, ...more })}`;
  return [
    ...(aboutBuying.has(form) && settings.tradeIn.shown && has(settings.tradeIn.path)
      ? [
          {
            label: `Trading in? Tell us about your ${tradedWord(null, settings)}`,
            url: `${settings.tradeIn.path}${query()}`,
          },
        ]
      : []),
    ...(form !== 'finance' && settings.finance.shown && has(settings.finance.path)
      ? [{ label: 'Ways to pay for it', url: `${settings.finance.path}${query({ car_type: vehicle.carType })}` }]
      : []),
    { label: `More ${vehicle.make} ${stockWord(settings, { plural: true })}`, url: `/search/${slugify(vehicle.make)}` },
    { label: `All ${vehicle.carType} ${stockLabel(settings)}`, url: `/search/${vehicle.carType}-cars` },
  ];
}
