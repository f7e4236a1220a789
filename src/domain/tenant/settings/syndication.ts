import * as z from 'zod';
import { area, flag, list, nullable, withDefault } from './fields.ts';

export const syndicationFeeds = ['google', 'meta', 'microsoft'] as const;
export type SyndicationFeed = (typeof syndicationFeeds)[number];

export const syndicationSettings = area('Stock published as files for other services to read.', {
  feeds: list(
    z.enum(syndicationFeeds),
    [],
    'Files to publish: "google" (vehicle ads, /feeds/google.tsv), "meta" (automotive catalogue, /feeds/meta.csv), "microsoft" (automotive ads, /feeds/microsoft.tsv).',
  ),
  storeCodes: withDefault(
    z.record(z.string(), z.string().trim().min(1).max(64)),
    {},
    'Store codes of locations in the dealer’s Google Business Profile, by location slug.',
    'the location slug',
  ),
  arrivals: flag(
    false,
    'Publishes the newest vehicles as an RSS feed at /feeds/arrivals.xml: those with a listing date in the stock feed.',
  ),
  indexNowKey: nullable(
    z.string().regex(/^[a-zA-Z0-9-]{8,128}$/, { error: 'must be 8 to 128 letters, digits or dashes' }),
    'Key that `./forecourt index-now` uses to notify Bing, Yandex and other search engines of changed pages (IndexNow). It isn’t secret: the site publishes it as /<key>.txt.',
  ),
});
