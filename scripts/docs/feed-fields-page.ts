import { transforms } from '#src/domain/tenant/settings/stock-mapping.ts';
import { fieldNames, fields } from '#src/sources/stock/mapping/fields.ts';
import { registry } from '#src/sources/stock/transforms/registry.ts';

export const feedFieldsFile = new URL('../../docs/feed-fields.md', import.meta.url);

const code = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

const rows = fieldNames.map((field) => {
  const { as, columns } = fields[field];
  const certain = columns.filter((name) => !name.startsWith('?'));
  const doubtful = columns.filter((name) => name.startsWith('?')).map((name) => name.slice(1));
  const homes = [code(certain), ...(doubtful.length > 0 ? [`where it plainly speaks of this: ${code(doubtful)}`] : [])];
  return `| \`${field}\` | ${homes.join('; ')} | \`${as}\` |`;
});

/** Transforms with the same kind of value are interchangeable. */
const alike = [...Map.groupBy(transforms, (name) => registry[name].kind).values()]
  .filter((names) => names.length > 1)
  .map((names) => `- ${code(names)}`);

export const feedFieldsPage = `# Fields of a feed

Every field that \`stock.mapping\` of a dealer's settings may name ([how](operate/connect-a-feed.md)). Written by \`npm run schema\` from \`src/sources/stock/mapping/fields.ts\`; a test holds it.

A field that is not mapped is read from the first of its columns that the feed has, compared as letters and digits alone; a dot reaches into objects.

| Field | Columns looked for | Read as |
|---|---|---|
${rows.join('\n')}

## Read otherwise

\`"as"\` of a mapping may name another way to read a column that gives the same kind of value. The price and the price before are always read as prices.

${alike.join('\n')}
`;
