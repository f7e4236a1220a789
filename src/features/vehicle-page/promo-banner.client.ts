/** Dismissals stay in this browser (VDP-08); display windows follow the clock (PROMO-01). */
import { bannerItemState } from './banner-state.ts';

const key = `${document.documentElement.dataset['site'] ?? ''}:DismissedBanners`;

function dismissed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

function decide(banner: HTMLElement): void {
  const gone = dismissed();
  const items = [...banner.querySelectorAll<HTMLElement>('[data-banner]')];
  for (const item of items) {
    const { banner: id = '', start = null, expiry = null } = item.dataset;
    item.hidden = bannerItemState({ id, start, expiry }, gone, Date.now()) !== 'shown';
  }
  banner.hidden = items.every(({ hidden }) => hidden);
}

for (const banner of document.querySelectorAll<HTMLElement>('[data-promo-banner]')) {
  decide(banner);
  document.addEventListener('visibilitychange', () => {
    decide(banner);
  });
  const button = banner.querySelector<HTMLElement>('[data-dismiss]');
  if (button) button.hidden = false;
  button?.addEventListener('click', () => {
    const ids = [...banner.querySelectorAll<HTMLElement>('[data-banner]:not([hidden])')].map(
      ({ dataset }) => dataset['banner'] ?? '',
    );
    try {
      localStorage.setItem(key, JSON.stringify([...new Set([...dismissed(), ...ids])]));
    } catch {
      /* Storage is blocked: hidden for this page only. */
    }
    banner.hidden = true;
  });
}
