import * as z from 'zod';
import { area, list, withDefault } from './fields.ts';

/** Catalogues that read a dealer's stock from a file of the site. */
export const syndicationFeeds = ['google', 'meta', 'microsoft'] as const;
export type SyndicationFeed = (typeof syndicationFeeds)[number];

export const syndicationSettings = area('Stock that other catalogues read from files of the site.', {
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
});
