import { suppliersFolder } from '#src/generator/inputs.ts';

/** By dealer; null if only a build can tell. */
export type PathsRead = ReadonlyMap<string, readonly string[] | null>;

export interface ChangedInputs {
  dealers: Set<string>;
  /** Code changed; compare it compiled, without comments and types. */
  hasCode: boolean;
}

const outside =
  /^(?:(?:docs|tests|eslint|\.github|\.githooks|\.ci|tenants\/schemas)\/|(?:tenants\/)?[^/]+\.md$|\.(?:editorconfig|gitignore|gitattributes|prettier[^/]*)$|(?:eslint|stylelint|vitest|playwright|lint-staged)\.config\.\w+$|knip\.json$|\.dependency-cruiser\.mjs$)/;

/** Other files (fonts, tables, packages, tool settings) affect sites differently. */
const code = /^(?:bin\/.+|forecourt|(?:src|functions|scripts)\/.+\.(?:ts|tsx|astro|css))$/;

export function changedInputs(files: readonly string[], read: PathsRead): ChangedInputs {
  const dealers = new Set<string>();
  let hasCode = false;
  const touch = (isTouched: (paths: readonly string[] | null, slug: string) => boolean): void => {
    for (const [slug, paths] of read) if (isTouched(paths, slug)) dealers.add(slug);
  };
  for (const file of files.filter((name) => !outside.test(name))) {
    const inTenants = /^tenants\/(?<path>[^/]+\/.+)$/.exec(file)?.groups?.path;
    hasCode ||= inTenants === undefined;
    if (inTenants === undefined) {
      if (!code.test(file)) touch(() => true);
    } else if (inTenants.startsWith('_')) touch((paths) => paths?.some((path) => isWithin(inTenants, path)) ?? true);
    else touch((paths, slug) => paths === null || isWithin(inTenants, slug));
  }
  // A dealer's transform may import any code.
  if (hasCode) touch((paths) => paths?.includes(suppliersFolder) ?? true);
  return { dealers, hasCode };
}

const isWithin = (file: string, path: string): boolean => file === path || file.startsWith(`${path}/`);
