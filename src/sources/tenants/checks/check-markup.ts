import { leftOutElements } from '../content-html.ts';
import { doubtful, type Finding, type KeyPath } from '../issue.ts';
import type { TenantDraft } from '../read-tenant.ts';

/** HTML in a text that the site leaves out: an embedded video or a form would be missing without a word. */
export function checkMarkup({ pages, locations, models, offers }: TenantDraft): Finding[] {
  return [
    ...pages.flatMap(({ name, body }) => leftOut(`pages/${name}`, [], body)),
    ...(locations?.locations ?? []).flatMap(({ description }, index) =>
      leftOut('locations.json', ['locations', index, 'description'], description),
    ),
    ...(models?.models ?? []).flatMap(({ description }, index) =>
      leftOut('models.json', ['models', index, 'description'], description),
    ),
    ...(offers?.offers ?? []).flatMap(({ description }, index) =>
      leftOut('offers.json', ['offers', index, 'description'], description),
    ),
  ];
}

function leftOut(file: string, path: KeyPath, text: string | null): Finding[] {
  const names = text === null ? [] : leftOutElements(text);
  if (names.length === 0) return [];
  const tags = names.map((name) => `<${name}>`).join(', ');
  return [
    doubtful(
      file,
      path,
      `has ${tags}, which the site leaves out`,
      'Texts take headings, lists, links, pictures, quotes and tables. Link to what cannot stand here.',
    ),
  ];
}
