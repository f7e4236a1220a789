import { Page } from './page.ts';
import type { Shopper } from './vehicle.ts';

export class Checkout extends Page {
  /** @param from vehicles to skip: other walks hold them */
  async opensAVehicleThatIsFree(from: number): Promise<void> {
    await this.open('/cars/');
    const paths = await this.tab.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('li.card[data-vehicle] .card__title a')].map(
        ({ pathname }) => pathname,
      ),
    );
    for (const path of paths.slice(from)) {
      await this.open(path);
      if ((await this.count('a[data-reserve]', 'Reserve Now')) > 0) return;
    }
    throw new Error('None of these vehicles can be reserved.');
  }

  async reserves({ name, email, phone }: Shopper): Promise<void> {
    await this.click('a[data-reserve]', 'Reserve Now');
    await this.isAt(/\/(?:buy-online|checkout)$|^\/(?:checkout-journey|sign-in)\?/v);
    if (await this.asksToSignIn()) await this.signsIn(phone);
    await this.isAt(/\/(?:buy-online|checkout)$|^\/checkout-journey\?/v);
    if ((await this.count('main a', 'Just hold the')) > 0) await this.click('main a', 'Just hold the');
    await this.isAt(/\/checkout$/v);
    await this.hasItsImagesInTheirBoxes();
    await this.type('Full name', name);
    await this.type('Mobile number', phone);
    await this.type('Email address', email);
    await this.click('main button', 'Check your details');
    await this.isAt(/\/checkout\?step=check$/v);
    await this.hasItsImagesInTheirBoxes();
    await this.click('main button', 'Agree and enter card details');
    await this.isAt(/\/practice-bank\?/v);
    await this.sees('main button', 'Hold $');
  }

  private asksToSignIn(): Promise<boolean> {
    return this.tab.evaluate(() => location.pathname === '/sign-in');
  }

  private async signsIn(phone: string): Promise<void> {
    await this.type('Mobile number', phone);
    await this.click('main form button');
    await this.sees('h1', 'Enter your code');
    await this.type('6-digit code', await this.codeSentTo(phone));
    await this.click('main form button');
  }

  private codeSentTo(phone: string): Promise<string> {
    return this.tab.evaluate(async (digits) => {
      const outbox = new DOMParser().parseFromString(await (await fetch('/outbox')).text(), 'text/html');
      const message = [...outbox.querySelectorAll('li.sms')].find((item) => item.textContent!.includes(digits));
      return /\d{6}/.exec(message!.querySelector('pre')!.textContent!.replaceAll(/\s(?=\d)/g, ''))![0];
    }, phone.replaceAll(' ', '').slice(1));
  }
}

export class TradeIn extends Page {
  async startsWithAPlate(plate: string, vehicle: string): Promise<void> {
    await this.type('Rego', plate);
    await this.click('main form:has(input[name="action"][value="find"]) button');
    await this.sees('main h1, main h2', 'Is this your car?');
    await this.sees('main h1, main h2, main h3', vehicle);
  }

  async writesAboutAVehicle(message: string): Promise<void> {
    await this.type('Message', message);
    await this.click('main form[data-form="contact"] button', 'Continue');
    await this.sees('main label', 'First name');
  }
}
