import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, inject, onTestFailed, test } from 'vitest';
import { howToInstall, type EngineName } from '../../scripts/find-engines.ts';
import { timeLimit } from '../support/time-limit.ts';
import { dealers } from './dealers.ts';
import { openFirefox } from './driver/firefox.ts';
import type { Tab } from './driver/tab.ts';
import { openWebKit } from './driver/webkit.ts';
import { Checkout, TradeIn } from './pages/forms.ts';
import { List } from './pages/list.ts';
import { Shortlist } from './pages/shortlist.ts';
import { Site } from './pages/site.ts';
import { Vehicle } from './pages/vehicle.ts';

const widths = [
  { width: 390, height: 844, device: 'phone' },
  { width: 1440, height: 900, device: 'desktop' },
] as const;

const shopper = { name: 'Robin Hale', email: 'robin@example.com', phone: '0491 570 158' };

const screenshots = fileURLToPath(new URL('../../test-results/engines/', import.meta.url));

/** Same fonts as other browser tests, so widths match. */
const fonts = fileURLToPath(new URL('../support/fonts/narrow.conf', import.meta.url));
const env = { ...process.env, FONTCONFIG_FILE: fonts, TZ: 'Australia/Sydney' };

function openTab(engine: EngineName): Promise<Tab> {
  const { firefox, webkit } = inject('engines');
  return engine === 'firefox' ? openFirefox(firefox!.browser, env) : openWebKit(webkit!, env);
}

/** A page that hangs must not hold up the other chapters. */
const orLate = <Answer>(answer: Promise<Answer>): Promise<Answer | string> =>
  Promise.race([answer, pause(timeLimit(5000), 'no answer', { ref: false })]);

export function describeWalk(engine: EngineName): void {
  if (inject('engines')[engine] === null) {
    test.skip(howToInstall[engine]);
    return;
  }

  let tab: Tab;
  beforeAll(async () => {
    mkdirSync(screenshots, { recursive: true });
    tab = await openTab(engine);
  });
  afterAll(() => tab?.close());

  for (const [row, { width, height, device }] of widths.entries())
    for (const { slug, template, make, tradeIn } of dealers)
      describe(`${engine}, ${width} px wide, ${slug} (${template})`, () => {
        const site = `http://${slug}.localhost:${inject('port')}`;

        beforeAll(async () => {
          await tab.setViewport({ width, height });
          await tab.open(`${site}/`);
          await tab.evaluate(() => walk.startAnew());
        });
        afterEach(() => tab.evaluate(() => sessionStorage.clear()));

        function chapter(title: string, run: () => Promise<void>): void {
          test(title, async () => {
            const name = `${engine}-${width}-${slug}-${title.replaceAll(/[^a-z]+/giv, '-')}`;
            onTestFailed(async () => {
              console.error(`${name}: ${JSON.stringify(await orLate(tab.evaluate(() => walk.pageState())))}`);
              await orLate(tab.screenshot(`${screenshots}${name}.png`));
            });
            await run();
            expect(await tab.consoleErrors(), 'errors in the console').toEqual([]);
          });
        }

        chapter('shows the home page and opens its menus', async () => {
          const home = new Site(tab, site);
          await home.open('/');
          await home.hasItsImagesInTheirBoxes();
          if (device === 'phone') await home.opensTheMenuOfAPhone();
          else await home.opensADropdownOfTheBar();
          if (device === 'phone') await home.opensTheSearchOfTheHeader();
          await home.opensTheListOfSavedVehicles();
        });

        chapter('keeps heading, count, title and cards of a list in step', async () => {
          const list = new List(tab, site);
          await list.open('/cars/');
          await list.hasItsImagesInTheirBoxes();
          const whole = await list.head();
          const first = await list.choosesAMake(make);
          await list.showsAMake(make, first);
          await list.hasItsImagesInTheirBoxes();
          await list.back();
          const { cards: _, ...wholeHead } = whole;
          await list.shows(wholeHead);
          await list.forward();
          await list.showsAMake(make, first);
        });

        chapter('shows a vehicle, its photos and its promises', async () => {
          const list = new List(tab, site);
          await list.open('/cars/');
          await list.click('li.card[data-vehicle] .card__title a');
          const vehicle = new Vehicle(tab, site);
          await vehicle.isAt(/^\/cars\/[^\/]+$/v);
          await vehicle.hasItsImagesInTheirBoxes();
          await vehicle.stepsThroughItsPhotos();
          await vehicle.opensAPromise();
        });

        chapter('saves and compares vehicles', async () => {
          const shortlist = new Shortlist(tab, site);
          await shortlist.open('/search/used-cars');
          const title = await shortlist.savesTheFirstVehicle();
          await shortlist.opensFavourites(title);
          await shortlist.hasItsImagesInTheirBoxes();
          await shortlist.open('/search/used-cars');
          await shortlist.comparesTwoVehicles();
          await shortlist.opensTheComparison();
          await shortlist.hasItsImagesInTheirBoxes();
        });

        chapter('takes an enquiry', async () => {
          const vehicle = new Vehicle(tab, site);
          await vehicle.open('/cars/');
          await vehicle.click('li.card[data-vehicle] .card__title a');
          await vehicle.isAt(/^\/cars\/[^\/]+$/v);
          await vehicle.asks('Is it still here?', shopper);
          await vehicle.hasItsImagesInTheirBoxes();
        });

        chapter('reserves a vehicle up to the page for the card', async () => {
          const checkout = new Checkout(tab, site);
          await checkout.opensAVehicleThatIsFree(4 + 4 * (2 * row + Number(engine === 'webkit')));
          await checkout.reserves(shopper);
          await checkout.hasItsImagesInTheirBoxes();
        });

        chapter('starts a trade-in', async () => {
          const page = new TradeIn(tab, site);
          await page.open(tradeIn.path);
          await page.hasItsImagesInTheirBoxes();
          if (tradeIn.plate === null) await page.writesAboutAVehicle('I have a 2020 Ford Ranger to sell.');
          else await page.startsWithAPlate(tradeIn.plate, tradeIn.vehicle);
          await page.hasItsImagesInTheirBoxes();
        });
      });
}
