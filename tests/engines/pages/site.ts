import { Page } from './page.ts';

const menu = 'header nav[popover]';
const dropdown = `${menu} details[open]`;

export class Site extends Page {
  async opensTheMenuOfAPhone(): Promise<void> {
    await this.click('button[aria-label="Menu"], button[popovertarget="site-menu"]');
    await this.fits(menu, 'window');
    await this.click(`${menu} summary`);
    await this.sees(`${dropdown} a`);
    await this.click(`${menu} [popovertargetaction="hide"]`);
    await this.seesNo(menu);
  }

  async opensADropdownOfTheBar(): Promise<void> {
    await this.click(`${menu} summary`);
    await this.fits(`${dropdown} .menu__panel`);
    await this.click(`${dropdown} > summary`);
    await this.seesNo(dropdown);
  }

  async opensTheSearchOfTheHeader(): Promise<void> {
    await this.click('button[popovertarget="site-search"]:not([popovertargetaction])');
    await this.fits('#site-search');
    await this.click('#site-search [popovertargetaction="hide"]');
    await this.seesNo('#site-search:popover-open');
  }

  async opensTheListOfSavedVehicles(): Promise<void> {
    await this.click('[data-saved-button]');
    await this.fits('#saved');
    await this.click('#saved [aria-label="Close"]');
    await this.seesNo('#saved');
  }
}
