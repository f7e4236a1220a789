/** The demo dealers' yards. */
import { ford, franchiseCars } from './catalogue/franchise-cars.ts';
import { usCars } from './catalogue/us-cars.ts';
import { usedCars } from './catalogue/used-cars.ts';
import type { DealerPlan } from './dealer-plan.ts';

const inNewZealand = usedCars.filter((one) => !['Holden', 'RAM', 'Hino', 'LDV', 'Jeep'].includes(one.make));
const byMake = (...makes: string[]) => franchiseCars.filter((one) => makes.includes(one.make));
const au = { region: 'au' as const, priceFactor: 1, distancePerYear: 14_000, market: true };

export const harbour: DealerPlan = {
  ...au,
  slug: 'harbour-motors',
  seed: 2064,
  stockPrefix: '',
  firstId: 3_104_000,
  counts: { new: 96, demo: 26, used: 98 },
  newModels: franchiseCars.filter((one) => !['F-150', 'E-Transit'].includes(one.model)),
  usedModels: [
    ...franchiseCars,
    ...usedCars.filter((one) => one.itemType === 'car' && !['RAM', 'Hino', 'Holden'].includes(one.make)),
  ],
  locations: [
    {
      slug: 'artarmon',
      name: 'Harbour Motors Artarmon',
      city: 'Artarmon',
      state: 'NSW',
      dealershipSlug: 'harbour-motors',
      carTypes: ['new', 'demo', 'used'],
      share: 1,
    },
    {
      slug: 'brookvale',
      name: 'Harbour Motors Brookvale',
      city: 'Brookvale',
      state: 'NSW',
      dealershipSlug: 'harbour-motors',
      carTypes: ['used', 'demo'],
      share: 3.5,
    },
  ],
  towns: ['Willoughby', 'Mosman', 'Dee Why', 'Lane Cove', 'Castlecrag', 'Chatswood', 'Manly', 'Roseville'],
  sellers: ['Priya', 'Dean', 'Marcus', 'Ella', 'Tom'],
  lenders: [{ key: 'quayside', rate: 8.49, comparison: 9.31, holder: 'Quayside Finance Pty Ltd' }],
  priceTypes: { new: 'drive_away', demo: 'drive_away', used: 'drive_away' },
  certifiedMake: 'Mazda',
  pictured: 0.2,
  historyReport: '/images/history-report-sample.pdf',
  batteryCertificate: '/images/battery-certificate-sample.pdf',
};

export const ironbark: DealerPlan = {
  ...au,
  slug: 'ironbark-ford',
  seed: 2340,
  stockPrefix: 'I',
  firstId: 880_100,
  counts: { new: 44, demo: 11, used: 35 },
  newModels: ford,
  usedModels: [
    ...ford,
    ...ford,
    ...usedCars.filter((one) => ['Toyota', 'Isuzu', 'Mitsubishi', 'Nissan', 'Holden'].includes(one.make)),
  ],
  locations: [
    {
      slug: 'tamworth',
      name: 'Ironbark Ford Tamworth',
      city: 'Tamworth',
      state: 'NSW',
      dealershipSlug: 'ironbark-ford',
      carTypes: ['new', 'demo', 'used'],
      share: 4,
    },
    {
      slug: 'gunnedah',
      name: 'Ironbark Ford Gunnedah',
      city: 'Gunnedah',
      state: 'NSW',
      dealershipSlug: 'ironbark-ford',
      carTypes: ['used', 'demo'],
      share: 1,
    },
  ],
  towns: ['Manilla', 'Quirindi', 'Werris Creek', 'Kootingal', 'Walcha', 'Nundle', 'Barraba'],
  sellers: ['Gaz', 'Leanne', 'Col', 'Brooke'],
  lenders: [{ key: 'blackbutt', rate: 7.99, comparison: 8.74, holder: 'Blackbutt Rural Finance Pty Ltd' }],
  priceTypes: { new: 'drive_away', demo: 'drive_away', used: 'drive_away' },
  certifiedMake: 'Ford',
  pictured: 0.35,
  historyReport: null,
  market: false,
  distancePerYear: 19_000,
};

export const kauri: DealerPlan = {
  slug: 'kauri-cars',
  seed: 1060,
  stockPrefix: 'K',
  firstId: 51_200,
  region: 'nz',
  counts: { new: 14, demo: 8, used: 68 },
  newModels: byMake('Kia', 'BYD'),
  usedModels: [...inNewZealand, ...byMake('Mazda', 'Subaru', 'Ford')],
  locations: [
    {
      slug: 'penrose',
      name: 'Kauri Cars Penrose',
      city: 'Penrose',
      state: 'AUK',
      dealershipSlug: 'kauri-cars',
      carTypes: ['new', 'demo', 'used'],
      share: 3,
    },
    {
      slug: 'albany',
      name: 'Kauri Cars Albany',
      city: 'Albany',
      state: 'AUK',
      dealershipSlug: 'kauri-cars',
      carTypes: ['used'],
      share: 1.5,
    },
  ],
  towns: ['Ponsonby', 'Howick', 'Takapuna', 'Pukekohe', 'Titirangi', 'Orewa'],
  sellers: ['Aroha', 'Hemi', 'Sione', 'Kate'],
  lenders: [],
  priceTypes: { new: 'plain', demo: 'plain', used: 'plain' },
  priceFactor: 1.02,
  certifiedMake: null,
  pictured: 0.15,
  historyReport: null,
  market: false,
  distancePerYear: 11_500,
  subscription: true,
};

export const lakeside: DealerPlan = {
  slug: 'lakeside-auto',
  seed: 53202,
  stockPrefix: 'L',
  firstId: 7_700,
  region: 'us',
  counts: { new: 0, demo: 0, used: 90 },
  newModels: [],
  usedModels: usCars,
  locations: [
    {
      slug: 'sheboygan',
      name: 'Lakeside Auto Sheboygan',
      city: 'Sheboygan',
      state: 'WI',
      dealershipSlug: 'lakeside-auto',
      carTypes: ['used'],
      share: 2,
    },
    {
      slug: 'manitowoc',
      name: 'Lakeside Auto Manitowoc',
      city: 'Manitowoc',
      state: 'WI',
      dealershipSlug: 'lakeside-auto',
      carTypes: ['used'],
      share: 1,
    },
  ],
  towns: ['Kohler', 'Plymouth', 'Two Rivers', 'Port Washington', 'Fond du Lac'],
  sellers: ['Jim', 'Carla', 'Derek'],
  lenders: [],
  priceTypes: { new: 'plain', demo: 'plain', used: 'plain' },
  priceFactor: 1,
  certifiedMake: null,
  pictured: 0.9,
  historyReport: '/images/history-report-sample.pdf',
  market: true,
  distancePerYear: 19_000,
  farPhotos: true,
};
