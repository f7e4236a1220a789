import { expect } from 'vitest';
import { Page } from './page.ts';

const gallery = 'dialog[open]';
const next = '.gallery__step[value="1"]';
const enquiry = 'form[data-form="enquiry"]';

export interface Shopper {
  name: string;
  email: string;
  phone: string;
}

export class Vehicle extends Page {
  async stepsThroughItsPhotos(): Promise<void> {
    // Phones have no such button: shoppers swipe.
    if ((await this.count(next)) > 0) {
      await this.click(next);
      await this.sees('.gallery__index', '2');
    }
    await this.click('.gallery__open');
    await this.fits(gallery, 'window');
    await this.hasItsImagesInTheirBoxes();
    await this.click(`${gallery} button`, 'Close');
    await this.seesNo(gallery);
  }

  async opensAPromise(): Promise<void> {
    await this.click('main [popovertarget^="tile-"]');
    await this.fits('.tile-dialog');
    await this.click('.tile-dialog button', 'Close');
    await this.seesNo('.tile-dialog');
  }

  async asks(message: string, { name, email, phone }: Shopper): Promise<void> {
    if ((await this.count(`${enquiry}`)) === 0) await this.click(`main details.fold:has(${enquiry}) > summary`);
    await this.type('Message', message);
    for (let step = 2; (await this.count(`${enquiry} button`, 'Continue')) > 0; step++) {
      await this.click(`${enquiry} button`, 'Continue');
      await this.sees(`${enquiry} .form__step`, `Step ${step} of`);
    }
    await this.type('Name', name);
    await this.type('Email', email);
    await this.type('Phone', phone);
    if ((await this.count(`${enquiry} label`, 'I agree to the terms')) > 0)
      await this.click(`${enquiry} label`, 'I agree to the terms');
    await this.click(`${enquiry} button`, 'Send enquiry');
    await this.isAt(/^\/success/v);
    expect(await this.textOf('h1')).toBe('Thank you for your enquiry');
  }
}
