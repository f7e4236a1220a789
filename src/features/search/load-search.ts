/**
 * The live search's code: the components, and the engine with its index, beside each other and not one after the other.
 */
export const loadSearch = () =>
  Promise.all([
    import('./app/open-search.ts').then(({ openSearch }) => openSearch),
    import('./app/prepare-search.ts').then(({ prepareSearch }) => prepareSearch()),
  ]);
