import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

/** Card width on phones, by layout setting. */
const phone: Record<PublicSettings['cards']['mobileColumns'], string> = {
  compact: '132px',
  two: '46vw',
  grid: '46vw',
  one: '92vw',
};

const grid = '(min-width:1440px) 304px,(min-width:1200px) 22vw,(min-width:768px) 30vw,46vw';

/** Two per row, then three, or four in a strip of four. */
export const cardSizes = ({ cards }: Pick<PublicSettings, 'cards'>, row: 3 | 4 = 3): string =>
  cards.mobileColumns === 'grid'
    ? grid
    : `(min-width:1440px) ${row === 4 ? 304 : 416}px,(min-width:1200px) ${row === 4 ? 22 : 30}vw,(min-width:576px) 46vw,${phone[cards.mobileColumns]}`;
