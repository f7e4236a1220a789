/** First, last, and those around the current page. */
export interface PageItem {
  label: string;
  url: string;
  current: boolean;
}

const around = 2;

export function pageItems(current: number, pages: number, urlOf: (page: number) => string): (PageItem | null)[] {
  const wanted = [1, ...Array.from({ length: 2 * around + 1 }, (_, index) => current - around + index), pages];
  const shown = [...new Set(wanted.filter((page) => page >= 1 && page <= pages))].toSorted((a, b) => a - b);
  const item = (page: number): PageItem => ({ label: String(page), url: urlOf(page), current: page === current });
  return shown.flatMap((page, index) =>
    index > 0 && page - shown[index - 1]! > 1 ? [null, item(page)] : [item(page)],
  );
}
