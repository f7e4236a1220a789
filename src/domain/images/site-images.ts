/** Read, create or count a site's images only here. */
import { changeBlock, changeModelImages } from '../content/change-block.ts';
import type { ContentPage } from '../content/content.ts';
import type { Stock, Tenant } from '../site.ts';

/** `lead`: alone or first on a page, so eligible for link previews. */
export type ImageRole = 'lead' | 'inner';
export type ChangeImage = (address: string, role: ImageRole) => string;

const imageTag = /<img\b[^>]*?\ssrc="([^"]*)"[^>]*>/g;

export interface SiteImages {
  tenant: Tenant;
  stock: Stock;
}

/** `changeTag` rewrites images within content. */
export function changeImages(
  { tenant, stock }: SiteImages,
  change: ChangeImage,
  changeTag: (tag: string, address: string) => string,
): SiteImages {
  const lead = <T extends string | null>(address: T): T =>
    address === null ? address : (change(address, 'lead') as T);
  const html = <T extends string | null>(text: T): T =>
    text === null ? text : (text.replace(imageTag, (tag, address: string) => changeTag(tag, unescaped(address))) as T);
  const { branding } = tenant.settings;
  const { hero, service } = branding.photography;
  const inBlock = { picture: (address: string): string => change(address, 'inner'), html };
  const lists = new Map<string[], string[]>();
  // Vehicles that share an image list still do afterwards.
  const images = (list: string[]): string[] => {
    const known = lists.get(list) ?? list.map((address, index) => change(address, roleInList(index)));
    lists.set(list, known);
    return known;
  };
  return {
    tenant: {
      ...tenant,
      settings: {
        ...tenant.settings,
        branding: { ...branding, photography: { ...branding.photography, hero: lead(hero), service: lead(service) } },
      },
      locations: tenant.locations.map((location) => ({
        ...location,
        image: lead(location.image),
        description: html(location.description),
        ...(location.team && {
          team: location.team.map((person) => ({ ...person, image: person.image && change(person.image, 'inner') })),
        }),
      })),
      models: tenant.models.map((model) => ({
        ...model,
        image: lead(model.image),
        description: html(model.description),
        ...changeModelImages(model, inBlock.picture),
      })),
      manufacturers: tenant.manufacturers.map((make) => ({
        ...make,
        image: lead(make.image),
        description: html(make.description),
      })),
      offers: tenant.offers.map((offer) => ({
        ...offer,
        image: lead(offer.image),
        description: html(offer.description),
      })),
      promos: tenant.promos.map((promo) => ({ ...promo, image: lead(promo.image) })),
      pages: tenant.pages.map((page): ContentPage => ({
        ...page,
        image: lead(page.image),
        body: html(page.body),
        ...(page.blocks ? { blocks: page.blocks.map((block) => changeBlock(block, inBlock)) } : {}),
      })),
    },
    stock: {
      ...stock,
      vehicles: stock.vehicles.map((vehicle) => ({ ...vehicle, images: images(vehicle.images) })),
      sold: stock.sold.map((vehicle) => ({ ...vehicle, images: images(vehicle.images) })),
    },
  };
}

/** Each URL's most prominent role. Copying thousands of vehicles would be slow. */
export function imageRoles({ tenant, stock }: SiteImages): Map<string, ImageRole> {
  const roles = new Map<string, ImageRole>();
  const note: ChangeImage = (address, role) => {
    if (roles.get(address) !== 'lead') roles.set(address, role);
    return address;
  };
  changeImages({ tenant, stock: { ...stock, vehicles: [], sold: [] } }, note, (tag, address) => {
    note(address, 'inner');
    return tag;
  });
  const lists = new Set([...stock.vehicles, ...stock.sold].map(({ images }) => images));
  for (const list of lists) for (const [index, address] of list.entries()) note(address, roleInList(index));
  return roles;
}

const roleInList = (index: number): ImageRole => (index === 0 ? 'lead' : 'inner');

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' };
const unescaped = (text: string): string => text.replace(/&(amp|quot|lt|gt);/g, (_, name: string) => entities[name]!);
