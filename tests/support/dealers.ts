import type { TemplateName } from '#src/domain/tenant/template-names.ts';

export const dealers = [
  'apex-motorcycles',
  'everyday-cars',
  'harbour-motors',
  'ironbark-ford',
  'kauri-cars',
  'lakeside-auto',
  'merrin-vale',
  'southern-cross-caravans',
] as const;
export type Dealer = (typeof dealers)[number];

export const dealerOf = {
  showroom: 'harbour-motors',
  marketplace: 'everyday-cars',
  atelier: 'merrin-vale',
} as const satisfies Record<TemplateName, Dealer>;
export type TemplateDealer = (typeof dealerOf)[TemplateName];
export const templateDealers: readonly TemplateDealer[] = Object.values(dealerOf);
