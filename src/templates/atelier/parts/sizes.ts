export const imageSizes = {
  page: '(min-width:1728px) 1600px,100vw',
  /** Two per row. Every fifth spans it but is requested at the same size. */
  plates: '(min-width:1728px) 800px,(min-width:768px) 48vw,94vw',
  three: '(min-width:1728px) 507px,(min-width:1200px) 31vw,(min-width:768px) 48vw,94vw',
};
