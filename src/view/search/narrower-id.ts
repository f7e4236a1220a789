/** Fragment of the links below a list that together hold every vehicle of it. */
export const narrowerId = 'all';
