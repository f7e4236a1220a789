/** "Showing every make, any shape, any price." */
const unsetLabels: Record<string, string> = {
  make: 'every make',
  body: 'any shape',
  make_model: 'every model',
  model: 'every model',
  car_type: 'new or used',
};

export const unsetFilterText = (name: string, title: string): string =>
  Object.hasOwn(unsetLabels, name) ? unsetLabels[name]! : `any ${title.toLowerCase()}`;
