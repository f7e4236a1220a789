/** The line that sums reviews up, at the build and in the browser. */
export const reviewsSummary = (count: number): string =>
  `From ${count.toLocaleString('en')} ${count === 1 ? 'review' : 'reviews'}`;
