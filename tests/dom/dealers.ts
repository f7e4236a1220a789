/** The demo dealers, as their folders are called. */
export const dealerNames = [
  'apex-motorcycles',
  'everyday-cars',
  'harbour-motors',
  'ironbark-ford',
  'kauri-cars',
  'lakeside-auto',
  'merrin-vale',
  'southern-cross-caravans',
] as const;
