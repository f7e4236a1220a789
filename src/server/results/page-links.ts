/** Which pages of a search are linked: the first, the last, and those around the one that is shown. */
const around = 2;

/** Page numbers in order; null stands for those left out. */
export function linkedPages(current: number, pages: number): (number | null)[] {
  const wanted = [1, ...Array.from({ length: 2 * around + 1 }, (_, index) => current - around + index), pages];
  const shown = [...new Set(wanted.filter((page) => page >= 1 && page <= pages))].toSorted((a, b) => a - b);
  return shown.flatMap((page, index) => (index > 0 && page - shown[index - 1]! > 1 ? [null, page] : [page]));
}
