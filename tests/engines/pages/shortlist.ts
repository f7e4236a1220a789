import { expect } from 'vitest';
import { waitFor } from '../driver/waiting.ts';
import { Page } from './page.ts';

const toast = '.toast';

export class Shortlist extends Page {
  async savesTheFirstVehicle(): Promise<string> {
    const title = await this.textOf('li.card[data-vehicle] .card__title');
    await this.click('li.card[data-vehicle] [data-save]');
    await this.seesAToast('Saved in this browser');
    return title;
  }

  async comparesTwoVehicles(): Promise<void> {
    await this.click('li.card[data-vehicle] [data-compare][aria-pressed="false"]');
    await this.seesAToast('Added to compare');
    await this.click('li.card[data-vehicle] [data-compare][aria-pressed="false"]');
    // Only the second toast links to the comparison.
    await this.sees(`${toast} a`, 'Compare');
    await this.seesAToast('Added to compare');
  }

  async opensFavourites(title: string): Promise<void> {
    await this.click(`${toast} a`, 'View List');
    await this.isAt(/^\/favourites/v);
    await this.sees('.shortlist__list .card__title', title);
    // Recently viewed vehicles are below.
    expect(await this.count('.shortlist__list [data-save][aria-pressed="true"]')).toBe(1);
  }

  async opensTheComparison(): Promise<void> {
    await this.click(`${toast} a`, 'Compare');
    await this.isAt(/^\/compare/v);
    await waitFor(
      'the comparison to have two vehicles',
      () => this.count('main table .compare__vehicle'),
      (vehicles) => vehicles === 2,
    );
  }

  /** As tall as its text, at the bottom, and never blocking clicks behind it. */
  private async seesAToast(text: string): Promise<void> {
    await this.sees(toast, text);
    await this.fits(toast);
    await this.fits('.toasts');
  }
}
