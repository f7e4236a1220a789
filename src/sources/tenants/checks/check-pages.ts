import { isInBlog } from '#src/domain/content/blog.ts';
import { isReservedAddress } from '#src/domain/reserved-addresses.ts';
import { pageAddress } from '../build-content.ts';
import { wrong, type IssueDraft } from '../issue.ts';
import type { TenantDraft } from '../read-tenant.ts';

export function checkPages({ pages, models }: TenantDraft): IssueDraft[] {
  const owners = new Map<string, string>(
    (models?.models ?? [])
      .filter((model) => !model.overrideUrl)
      .map((model) => [`/${model.slug}`, `the model ${model.name}`]),
  );
  return [
    ...ofModels(models),
    ...pages.flatMap((page) => {
      const { name } = page;
      const path = pageAddress(page);
      const owner = owners.get(path) ?? (isReservedAddress(path) ? 'the site itself' : null);
      owners.set(path, `pages/${name}`);
      return owner
        ? [
            wrong(
              `pages/${name}`,
              ['path'],
              `is ${path}, which is already used by ${owner}`,
              'Rename the file, or give it a different path.',
            ),
          ]
        : [];
    }),
  ];
}

function ofModels(models: TenantDraft['models']): IssueDraft[] {
  return (models?.models ?? []).flatMap(({ slug, overrideUrl }, index) =>
    !overrideUrl && (isReservedAddress(`/${slug}`) || isInBlog(`/${slug}`))
      ? [
          wrong(
            'models.json',
            ['models', index, 'slug'],
            `is "${slug}", but /${slug} is used by the site itself`,
            'Include the make, such as "ford-ranger".',
          ),
        ]
      : [],
  );
}
