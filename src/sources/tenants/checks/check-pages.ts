import { pagePath } from '../build-content.ts';
import { wrong, type Finding } from '../issue.ts';
import type { Draft } from '../read-tenant.ts';

/** Addresses that the product itself answers. */
const taken = ['cars', 'search', 'api', 'images', 'photos', 'locations', 'offers', 'brands', 'models', 'budget', 'favourites', 'compare', 'sign-in', 'success', '404', 'index'];

/** Every page has an address of its own. */
export function checkPages({ pages, models }: Draft): Finding[] {
  const owners = new Map<string, string>((models?.models ?? []).filter((model) => !model.overrideUrl).map((model) => [`/${model.slug}`, `the model ${model.name}`]));
  return pages.flatMap(({ name, frontmatter }) => {
    const path = frontmatter.path ?? pagePath(name);
    const owner = owners.get(path) ?? (taken.includes(path.split('/')[1]!) ? 'the site itself' : null);
    owners.set(path, `pages/${name}`);
    return owner ? [wrong(`pages/${name}`, ['path'], `is ${path}, which belongs to ${owner}`, 'Rename the file, or give it a path of its own.')] : [];
  });
}
