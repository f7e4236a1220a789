export const loadSearch = () =>
  Promise.all([
    import('./app/open-search.ts').then(({ openSearch }) => openSearch),
    import('./app/prepare-search.ts').then(({ prepareSearch }) => prepareSearch()),
  ]);
