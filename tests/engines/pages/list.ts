import { expect } from 'vitest';
import { waitFor } from '../driver/waiting.ts';
import { Page } from './page.ts';

const filters = '#filters';
const opener = 'button[popovertarget="filters"]:not([popovertargetaction]), button[data-opens-filters]';

export interface ListHead {
  heading: string;
  count: number;
  title: string;
  lastCrumb: string;
  cards: string[];
}

export class List extends Page {
  /** Returns the filter's count. */
  async choosesAMake(make: string): Promise<number> {
    const hasSheet = await this.opensFilters();
    await this.opensGroup('Make');
    const choice = `${filters} :is(a, button)`;
    const label = await this.textOf(choice, make);
    const count = Number(/\d+/v.exec(label.slice(label.indexOf(make)))![0]);
    await this.click(choice, make);
    if (hasSheet) await this.closesFilters();
    return count;
  }

  /** True if the filters are in a dialog; those beside the list need no opening. */
  private async opensFilters(): Promise<boolean> {
    if ((await this.count(opener)) === 0) return false;
    await this.click(opener);
    await this.isLive();
    await this.fits(`${filters}:popover-open`);
    return true;
  }

  private async opensGroup(title: string): Promise<void> {
    if ((await this.count(`${filters} details[open] > summary`, title)) > 0) return;
    await this.click(`${filters} summary`, title);
    // The live list replaces the static one, with choices elsewhere.
    await this.isLive();
  }

  private async closesFilters(): Promise<void> {
    await this.click(`${filters} button`, 'Show Me');
    await this.seesNo(`${filters}:popover-open`);
  }

  private async isLive(): Promise<void> {
    await waitFor('the live search', () =>
      this.tab.evaluate(() => document.documentElement.dataset['search'] === 'live'),
    );
  }

  head(): Promise<ListHead> {
    return this.tab.evaluate(() => ({
      heading: document.querySelector('[data-search-heading]')!.textContent!.trim(),
      count: Number(
        /\d[\d,]*/v.exec(document.querySelector('[data-search-count]')!.textContent!)?.[0].replaceAll(',', ''),
      ),
      title: document.title.split(' · ')[0]!,
      lastCrumb: document.querySelector('nav[aria-label="Breadcrumb"] li:last-child')!.textContent!.trim(),
      cards: [...document.querySelectorAll<HTMLElement>('li.card[data-vehicle]:not([hidden] *)')].map(
        (card) => card.querySelector('.card__title')!.textContent!,
      ),
    }));
  }

  async showsAMake(make: string, count: number): Promise<void> {
    await this.shows({ heading: make, count, title: `${make} for sale`, lastCrumb: make });
    const { cards } = await this.head();
    expect(cards, `one card for each of ${count} vehicles, or a page of them`).toHaveLength(Math.min(count, 21));
    expect(
      cards.filter((title) => !title.includes(make)),
      `cards of other makes than ${make}`,
    ).toEqual([]);
  }

  async shows(head: Partial<ListHead>): Promise<void> {
    await waitFor(
      `the head of the list to be ${JSON.stringify(head)}`,
      () => this.head(),
      (seen) =>
        Object.entries(head).every(
          ([name, value]) => JSON.stringify(seen[name as keyof ListHead]) === JSON.stringify(value),
        ),
    );
  }
}
