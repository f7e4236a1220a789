import { siteOf, type Answer } from '../open-page.ts';

/** The first vehicle for sale whose page contains all these strings. */
export async function vehicleWith(dealer: string, ...texts: string[]): Promise<string> {
  const site = await siteOf(dealer);
  const found = site.ofKind('vehicle').find(({ file }) => {
    const html = site.text(file);
    return !html.includes('sold-notice') && texts.every((text) => html.includes(text));
  });
  if (!found) throw new Error(`${dealer} has no vehicle with ${texts.join(' and ')}.`);
  return found.path;
}

export async function idOf(dealer: string, path: string): Promise<string> {
  const html = (await siteOf(dealer)).text(`${path.slice(1)}.html`);
  return /data-seen="(?<id>[^"]+)"/v.exec(html)!.groups!.id!;
}

/** Server record, returned for any id. */
export const carOf =
  (path: string, facts: Record<string, unknown> = {}): Answer =>
  (request) =>
    /^\/api\/cars\/(?!states$)[\w.\-]+$/v.test(new URL(request.url).pathname)
      ? Response.json({
          id: '1',
          slug: path.split('/').at(-1),
          name: 'The Car',
          status: 'in_stock',
          price: 1,
          price_type: null,
          price_text: '$1',
          reserved: false,
          finance: null,
          ...facts,
        })
      : null;
