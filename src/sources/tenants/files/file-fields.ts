import * as z from 'zod';
import { link, nullable } from '#src/domain/tenant/settings/fields.ts';

export const schemaKey = z
  .string()
  .optional()
  .describe('Path of the JSON Schema, so that editors can complete and check this file.');

export const id = z.string().trim().min(1);

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'must be lower-case words joined by dashes, such as north-shore' });

export const requiredText = (doc: string) => z.string().trim().min(1).describe(doc);

export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a 24-hour time such as 08:30' });

export const isoDate = z.iso.date({ error: 'must be a date such as 2026-12-01' });

/** A file in `images/`, a path on this site, or an https URL. */
export const imageSource = z
  .string()
  .regex(/^(https:\/\/\S+|\/(?!\/)\S+|[\w-][\w.-]*(\/[\w-][\w.-]*)*\.(svg|png|jpe?g|webp|avif))$/i, {
    error: 'must be an image file in images/ (svg, png, jpg, webp or avif), a path that starts with / or an https URL',
  });
export const maybeImage = (doc: string) => nullable(imageSource, `${doc} A file in images/, or a URL.`);

export const maybeLink = (doc: string) => nullable(link, doc);

export const dollars = z.int().min(1).max(5_000_000);
