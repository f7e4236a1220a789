/** What a filter that nobody has set says in the sentence of a list: "Showing every make, any shape, any price." */
const own: Record<string, string> = {
  make: 'every make',
  body: 'any shape',
  make_model: 'every model',
  model: 'every model',
  car_type: 'new or used',
};

/** By the filter's name and its title. */
export const sentenceWords = (name: string, title: string): string =>
  Object.hasOwn(own, name) ? own[name]! : `any ${title.toLowerCase()}`;
