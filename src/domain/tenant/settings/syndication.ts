import * as z from 'zod';
import { area, flag, list, nullable, withDefault } from './fields.ts';

export const syndicationFeeds = ['google', 'meta', 'microsoft'] as const;
export type SyndicationFeed = (typeof syndicationFeeds)[number];

export const syndicationSettings = area('Stock that others read from files of the site.', {
  feeds: list(
    z.enum(syndicationFeeds),
    [],
    'Files to publish: "google" (vehicle ads, /feeds/google.tsv), "meta" (automotive catalogue, /feeds/meta.csv), "microsoft" (automotive ads, /feeds/microsoft.tsv).',
  ),
  storeCodes: withDefault(
    z.record(z.string(), z.string().trim().min(1).max(64)),
    {},
    "Store codes of places in the dealer's Google Business Profile, by location slug.",
    'the slug of the place',
  ),
  arrivals: flag(
    false,
    'Publishes the newest vehicles for readers of feeds, as RSS at /feeds/arrivals.xml: those of which the stock feed says when they were listed.',
  ),
  indexNowKey: nullable(
    z.string().regex(/^[a-zA-Z0-9-]{8,128}$/, { error: 'must be 8 to 128 letters, digits or dashes' }),
    'Key by which `npm run index-now` tells Bing, Yandex and other search engines of changed pages (IndexNow). It is no secret: the site publishes it as /<key>.txt.',
  ),
});
