import type { HTMLElement } from 'node-html-parser';
import papaparse from 'papaparse';
import { structuredData } from '../../scripts/check-site/references.ts';
import type { SiteFolder } from '../../scripts/check-site/site-folder.ts';

export interface DisplayPrice {
  url: string;
  /** `$12,990`, or the dealer's wording. */
  text: string;
  label: string;
}

const text = (element: HTMLElement | null | undefined): string => element?.text.replace(/\s+/g, ' ').trim() ?? '';

export function cardPrices(page: HTMLElement): DisplayPrice[] {
  return page.querySelectorAll('li.card').map((card) => ({
    url: card.querySelector('.card__title a')?.getAttribute('href') ?? '',
    text: text(card.querySelector('.card__price')),
    label: text(card.querySelector('.card__price-type')),
  }));
}

/** The last bold text of a compact row. */
export function rowPrices(page: HTMLElement): DisplayPrice[] {
  return page.querySelectorAll('.rows li').map((row) => {
    const price = text(row.querySelectorAll('b').at(-1));
    const whole = text(row);
    return {
      url: row.querySelector('a')?.getAttribute('href') ?? '',
      text: /\$[\d,]+/.exec(price)?.[0] ?? price,
      label: whole.slice(whole.lastIndexOf(price) + (/\$[\d,]+/.exec(price)?.[0] ?? price).length).trim(),
    };
  });
}

export function pagePrice(page: HTMLElement, url: string): DisplayPrice {
  const block = page.querySelector('.price-block, .deal__price, .asking');
  return {
    url,
    text: text(
      block?.querySelector(
        '.price-block__amount, .deal__amount, .asking__amount, .price-block__words, .deal__words, .asking__words',
      ),
    ),
    label: text(block?.querySelector('.price-block__type, .deal__type b, .asking__type')).replace(/\.$/, ''),
  };
}

export interface FeedPrice {
  file: string;
  /** Absolute. */
  url: string;
  /** Whole dollars; null for words. */
  amount: number | null;
  words: string | null;
}

export const feedPrices = (site: SiteFolder): FeedPrice[] =>
  [...site.files].flatMap((file) => {
    if (!file.startsWith('feeds/')) return [];
    const text = site.text(file);
    return file.endsWith('.xml') ? itemPrices(file, text) : tablePrices(file, text);
  });

function tablePrices(file: string, text: string): FeedPrice[] {
  const { data } = papaparse.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  return data.map((row) => {
    const cell = (...names: string[]) => names.map((name) => row[name]).find((value) => value !== undefined) ?? null;
    return {
      file,
      url: cell('link', 'url', 'Final URL') ?? '',
      amount: Number.parseInt(cell('price', 'Price') ?? '', 10),
      words: cell('description'),
    };
  });
}

const itemPrices = (file: string, text: string): FeedPrice[] =>
  [...text.matchAll(/<item>.*?<link>([^<]*)<\/link>.*?<description>([^<]*)<\/description>/gs)].map(
    ([, url = '', words = '']) => ({ file, url, amount: null, words }),
  );

export const structuredVehicle = (html: string): Record<string, unknown> | undefined =>
  structuredData(html).find((object) => object.itemCondition !== undefined);

export function structuredPrice(
  html: string,
): { price: number | null; currency: string | null; weekly: number | null } | null {
  const offer = structuredVehicle(html)?.offers as
    | { price?: number; priceCurrency?: string; priceSpecification?: { price?: number; priceCurrency?: string } }
    | undefined;
  if (!offer) return null;
  return {
    price: offer.price ?? null,
    currency: offer.priceCurrency ?? offer.priceSpecification?.priceCurrency ?? null,
    weekly: offer.priceSpecification?.price ?? null,
  };
}
