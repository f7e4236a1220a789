/** Copy of unset filters in a sentence: "Showing every make, any shape, any price." */
const own: Record<string, string> = {
  make: 'every make',
  body: 'any shape',
  make_model: 'every model',
  model: 'every model',
  car_type: 'new or used',
};

export const sentenceWords = (name: string, title: string): string =>
  Object.hasOwn(own, name) ? own[name]! : `any ${title.toLowerCase()}`;
