/**
 * Buyers' rights in New Zealand and the United States (LAW-05): no figures, only explicit statements by the publisher.
 * New Zealand: Consumer Guarantees Act 1993, Fair Trading Act 1986, Motor Vehicle Sales Act 2003, Consumer Information
 * Standards (Used Motor Vehicles) Regulations 2008. United States: 16 CFR Part 455 (Used Car Rule) and Part 429
 * (cooling-off).
 */
import type { CarType, ItemType } from '../vehicle/vehicle.ts';

interface RightsSource {
  name: string;
  url: string;
}

interface RightsItem {
  title: string;
  /** `{word}` is the vehicle noun. */
  text: string;
  /** Default: all. */
  carTypes?: readonly CarType[];
  itemTypes?: readonly ItemType[];
  sources: readonly RightsSource[];
}

export interface CountryRights {
  name: string;
  checked: string;
  items: RightsItem[];
}

/** Last review of every source below. */
const checked = '2026-11-21';

const comcom = {
  name: 'Commerce Commission',
  url: 'https://comcom.govt.nz/business/your-obligations-as-a-business/consumer-information-standards/used-motor-vehicles',
};
const nzRegulations = {
  name: 'New Zealand Legislation',
  url: 'https://www.legislation.govt.nz/regulation/public/2008/0112/latest/whole.html',
};
const nzTraders = {
  name: 'Motor Vehicle Traders Register',
  url: 'https://motortraders.mbie.govt.nz/for-registered-traders/your-responsibilities-as-a-trader',
};
const nzProtection = { name: 'Consumer Protection', url: 'https://www.consumerprotection.govt.nz' };

export const newZealandRights: CountryRights = {
  name: 'New Zealand',
  checked,
  items: [
    {
      title: 'Consumer guarantees',
      text: 'If you buy this {word} from a dealer for personal use, it must be of acceptable quality for its age and price, fit for its purpose and as described (Consumer Guarantees Act 1993). No warranty replaces these guarantees.',
      sources: [nzProtection],
    },
    {
      title: 'Fair trading',
      text: 'We must not mislead you about this {word}, its price or its history (Fair Trading Act 1986).',
      sources: [nzProtection],
    },
    // Demonstrators count as used in New Zealand.
    {
      title: 'Consumer Information Notice',
      text: 'A dealer must display a completed Consumer Information Notice (CIN) with every used or demonstration vehicle for sale. It shows the seller, price, year, odometer reading and any money owing, among other things. Ask for this {word}’s CIN and keep your copy.',
      carTypes: ['used', 'demo'],
      itemTypes: ['car', 'motorcycle'],
      sources: [comcom, nzRegulations, nzTraders],
    },
    {
      title: 'Cooling off',
      text: 'There’s no cooling-off period for a {word} you buy at a dealer’s place of business. A loan has its own cancellation rights, and your contract may too: read both before you sign.',
      sources: [],
    },
  ],
};

const ftcRule = {
  name: 'FTC Used Car Rule',
  url: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-455',
};
const ftcCoolingOff = {
  name: 'FTC Cooling-Off Rule',
  url: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-429',
};
const wisconsinGuide = {
  name: 'Wisconsin DOT',
  url: 'https://wisconsindot.gov/Pages/dmv/cons-protect/buy-sell-veh/buyersguide-wisebuys.aspx',
};
const wisconsinCancelling = {
  name: 'Wisconsin DOT, purchase cancellation',
  url: 'https://wisconsindot.gov/Pages/dmv/cons-protect/buy-sell-veh/purchasecancellation.aspx',
};

const driven: readonly CarType[] = ['used', 'demo'];
const cars: readonly ItemType[] = ['car'];

const noCoolingOff: RightsItem = {
  title: 'Cooling off',
  text: 'Federal law gives you no right to cancel once you sign at a dealer’s place of business. Your state or your contract might, so ask before you sign.',
  sources: [ftcCoolingOff],
};

export const unitedStatesRights: CountryRights = {
  name: 'the United States',
  checked,
  items: [
    {
      title: 'Buyers Guide',
      text: 'Federal law requires a dealer to post a Buyers Guide on every used {word} offered for sale. It states whether the vehicle is sold “as is” or with a warranty, and what the warranty covers. It becomes part of your contract, so read it and keep your copy.',
      carTypes: driven,
      itemTypes: cars,
      sources: [ftcRule],
    },
    noCoolingOff,
  ],
};

/** By state code; replaces the federal rule. */
export const usStateRules: Partial<Record<string, CountryRights>> = {
  WI: {
    name: 'Wisconsin',
    checked,
    items: [
      {
        title: 'Wisconsin Buyers Guide',
        text: 'Licensed dealers must post the Wisconsin Buyers Guide on every used {word} they display. It shows how the vehicle was used, its price, its title brands and whether any warranty remains. Read it and keep your copy.',
        carTypes: driven,
        itemTypes: cars,
        sources: [wisconsinGuide],
      },
      {
        title: 'Cooling off',
        text: 'Once you sign at the dealership, the contract is binding: there is no three-day right to cancel. Read it before you sign.',
        sources: [wisconsinCancelling],
      },
    ],
  },
  // Maine has its own disclosure rule, which was not checked against a primary source.
  ME: { name: 'Maine', checked, items: [noCoolingOff] },
};
