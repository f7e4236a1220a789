import { dealerOf, type TemplateDealer } from '../support/dealers.ts';

interface Wishes {
  make: string;
  /** Without a plate, the dealer asks for a message. */
  tradeIn: { path: string; plate: string; vehicle: string } | { path: string; plate: null };
}

const wishes: Record<TemplateDealer, Wishes> = {
  'harbour-motors': {
    make: 'Kia',
    tradeIn: { path: '/trade-in', plate: 'DEMO 00002', vehicle: '2022 Mazda CX-5' },
  },
  'everyday-cars': {
    make: 'Toyota',
    tradeIn: { path: '/sell-my-car', plate: 'DEMO 00003', vehicle: '2020 Ford Ranger' },
  },
  'merrin-vale': { make: 'BMW', tradeIn: { path: '/sell-my-car', plate: null } },
};

export const dealers = Object.entries(dealerOf).map(([template, slug]) => ({ slug, template, ...wishes[slug] }));
