/** The demo dealers, as their folders are called. */
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
