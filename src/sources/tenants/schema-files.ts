import * as z from 'zod';
import { settingsSchema } from '#src/domain/tenant/settings/settings.ts';
import { groupSchema, type Schema } from './group-schema.ts';
import { dealerOnlyKeys } from './settings-file.ts';
import { decisionsFile } from './files/decisions-file.ts';
import { locationsFile } from './files/locations-file.ts';
import { modelsFile } from './files/models-file.ts';
import { offersFile } from './files/offers-file.ts';
import { pageFrontmatter } from './files/page-file.ts';
import { operatorFile } from './operator-file.ts';
import { promosFile } from './files/promos-file.ts';
import { reviewsFile } from './files/reviews-file.ts';

const schemas = {
  settings: { schema: settingsSchema, title: "Settings for a dealer's site" },
  locations: { schema: locationsFile, title: 'Dealer locations' },
  models: { schema: modelsFile, title: 'Model ranges and makes' },
  offers: { schema: offersFile, title: 'Special offers' },
  reviews: { schema: reviewsFile, title: 'Customer reviews' },
  promos: { schema: promosFile, title: 'Promotions' },
  decisions: { schema: decisionsFile, title: 'Decisions on held prices' },
  operator: { schema: operatorFile, title: 'Variables and hosts that dealer settings may use' },
  page: { schema: pageFrontmatter, title: 'Frontmatter of a page in pages/' },
};

export const schemaReference = (name: keyof typeof schemas) => `../schemas/${name}.schema.json`;

export function schemaFiles(): Record<string, string> {
  const texts = Object.entries(schemas).map(([name, { schema, title }]) => fileOf(name, title, jsonSchema(schema)));
  const ofGroup = groupSchema(jsonSchema(settingsSchema), Object.keys(dealerOnlyKeys));
  return Object.fromEntries([...texts, fileOf('group', 'Settings shared by a group of dealers', ofGroup)]);
}

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

const fileOf = (name: string, title: string, schema: object): [file: string, text: string] => [
  `${name}.schema.json`,
  `${JSON.stringify({ title, ...schema }, null, 2)}\n`,
];
