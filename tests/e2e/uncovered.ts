import type { Locator } from '@playwright/test';

/** Visible and clickable at its corners and centre. */
export const isUncovered = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const edge = 4;
    const rows = [top + edge, (top + bottom) / 2, bottom - edge];
    const columns = [left + edge, (left + right) / 2, right - edge];
    return rows.every((y) =>
      columns.every((x) => {
        const seen = document.elementFromPoint(x, y);
        return seen !== null && (element.contains(seen) || seen.contains(element));
      }),
    );
  });
