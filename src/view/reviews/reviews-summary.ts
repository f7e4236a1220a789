export const reviewsSummary = (count: number): string =>
  `From ${count.toLocaleString('en')} ${count === 1 ? 'review' : 'reviews'}`;
