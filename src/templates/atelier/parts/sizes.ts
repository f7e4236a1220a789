/** The `sizes` of pictures: across the page, or one of two or three beside each other. */
export const pictureSizes = {
  page: '(min-width:1728px) 1600px,100vw',
  /** Cards of lists: two beside each other, and every fifth across the page, which is asked for at that width. */
  plates: '(min-width:1728px) 800px,(min-width:768px) 48vw,94vw',
  three: '(min-width:1728px) 507px,(min-width:1200px) 31vw,(min-width:768px) 48vw,94vw',
};
