/** Every field of `stock.mapping`, in docs/feed-fields.md: how it is read, and the columns that need no mapping. */
import { transforms } from '#src/domain/tenant/settings/stock-source.ts';
import { fieldNames, fields } from '#src/sources/stock/mapping/fields.ts';
import { registry } from '#src/sources/stock/transforms/registry.ts';

export const feedFieldsFile = new URL('../../docs/feed-fields.md', import.meta.url);

const code = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

/** The transforms that `as` of a mapping may name in place of the field's own. */
const others = (own: keyof typeof registry): string =>
  code(transforms.filter((name) => name !== own && registry[name].kind === registry[own].kind));

const rows = fieldNames.map((field) => {
  const { as, columns } = fields[field];
  const certain = columns.filter((name) => !name.startsWith('?'));
  const doubtful = columns.filter((name) => name.startsWith('?')).map((name) => name.slice(1));
  const homes = [code(certain), ...(doubtful.length > 0 ? [`where it plainly speaks of this: ${code(doubtful)}`] : [])];
  return `| \`${field}\` | ${homes.join('; ')} | \`${as}\` |`;
});

const kinds = [...new Set(fieldNames.map((field) => fields[field].as))].filter((own) => others(own) !== '');

export const feedFieldsPage = `# Fields of a feed

Every field that \`stock.mapping\` of a dealer's settings may name ([how](recipes/stock-feed.md)). Written by \`npm run schema\` from \`src/sources/stock/mapping/fields.ts\`; a test holds it.

A field that is not mapped is read from the first of its columns that the feed has, compared as letters and digits alone; a dot reaches into objects.

| Field | Columns looked for | Read as |
|---|---|---|
${rows.join('\n')}

## Read otherwise

\`"as"\` of a mapping may name another way to read a column, of the same kind.

| Instead of | May be |
|---|---|
${kinds.map((own) => `| \`${own}\` | ${others(own)} |`).join('\n')}
`;
