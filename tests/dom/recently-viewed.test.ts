import { expect, test } from 'vitest';
import { vehicleFile } from '#src/domain/vehicle/published-vehicle.ts';
import { comeIntoView, isShown, openPage, siteOf, type Answer } from './open-page.ts';
import { all, one, textOf } from './pages/find.ts';
import { waitForAssertion } from './pages/form.ts';

const templates = ['harbour-motors', 'everyday-cars'] as const;
const row = (): HTMLElement => one('[data-recently-viewed]');
const links = (): HTMLAnchorElement[] => all<HTMLAnchorElement>('a', row());
const slugOf = (path: string): string => path.replace('/cars/', '');

async function forSale(dealer: string): Promise<string[]> {
  const site = await siteOf(dealer);
  return site
    .ofKind('vehicle')
    .filter(({ file }) => !site.text(file).includes('sold-notice') && site.text(file).includes('id="photo-2"'))
    .map(({ path }) => path);
}

async function dataOf(dealer: string, path: string): Promise<string> {
  const slugs = JSON.parse((await siteOf(dealer)).text('data/vehicles.json')) as Record<string, string>;
  return vehicleFile(slugOf(path), Object.keys(slugs).length);
}

for (const dealer of templates) {
  test(`shows vehicles viewed earlier at ${dealer} with photo and price, most recent first (FAV-01)`, async () => {
    const site = await siteOf(dealer);
    const [first, second, third] = await forSale(dealer);
    await openPage(dealer, first!);
    expect(isShown(row())).toBe(false);
    await openPage(dealer, second!);
    await openPage(dealer, third!);
    expect(isShown(row())).toBe(true);
    expect(textOf(one('h2', row()))).toBe('Recently viewed');
    expect(links().map(({ pathname }) => pathname)).toEqual([second, first]);
    comeIntoView(row());
    for (const index of [0, 1]) {
      await waitForAssertion(() => expect(textOf(links()[index])).toMatch(/\$\d|Enquire|Subscription|per week/v));
      const photo = new URL(one<HTMLImageElement>('img', links()[index]!).src);
      expect(site.files.has(photo.pathname.slice(1)), photo.href).toBe(true);
    }
  });

  test(`removes a vehicle that is no longer in stock at ${dealer}, and keeps the name of one whose data does not load (FAV-01)`, async () => {
    const site = await siteOf(dealer);
    const [first, ...others] = await forSale(dealer);
    const gone = await dataOf(dealer, first!);
    let second = '';
    for (const path of others.toReversed()) if ((await dataOf(dealer, path)) !== gone) second = path;
    const third = others.find((path) => path !== second)!;
    const unreachable = await dataOf(dealer, second);
    const vehicles = JSON.parse(site.text(gone.slice(1))) as Record<string, object>;
    const answer: Answer = (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === unreachable) throw new TypeError('Failed to fetch');
      return pathname === gone ? Response.json({ ...vehicles, [slugOf(first!)]: undefined }) : null;
    };
    for (const path of [first!, second, third]) await openPage(dealer, path, { answer });
    expect(links()).toHaveLength(2);
    const name = textOf(links()[0]);
    comeIntoView(row());
    await waitForAssertion(() => expect(links().map(textOf)).toEqual([name]));
  });
}
