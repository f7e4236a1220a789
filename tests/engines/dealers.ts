/** One demo dealer of each template, with what its shopper looks for. */
export interface Dealer {
  slug: string;
  template: string;
  /** A make with fewer vehicles than all, and one to choose instead. */
  makes: readonly [string, string];
  /** Without a plate the dealer asks for a message in place of a valuation. */
  tradeIn: { path: string; plate: string; vehicle: string } | { path: string; plate: null };
}

export const dealers: readonly Dealer[] = [
  {
    slug: 'harbour-motors',
    template: 'showroom',
    makes: ['Kia', 'Subaru'],
    tradeIn: { path: '/trade-in', plate: 'DEMO 00002', vehicle: '2022 Mazda CX-5' },
  },
  {
    slug: 'everyday-cars',
    template: 'marketplace',
    makes: ['Toyota', 'Honda'],
    tradeIn: { path: '/sell-my-car', plate: 'DEMO 00003', vehicle: '2020 Ford Ranger' },
  },
  {
    slug: 'merrin-vale',
    template: 'atelier',
    makes: ['BMW', 'Porsche'],
    tradeIn: { path: '/sell-my-car', plate: null },
  },
];
