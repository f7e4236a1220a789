/** Loads the components and the engine with its index in parallel. */
export const loadSearch = () =>
  Promise.all([
    import('./app/open-search.ts').then(({ openSearch }) => openSearch),
    import('./app/prepare-search.ts').then(({ prepareSearch }) => prepareSearch()),
  ]);
