import { join } from 'node:path';
import { expect, test } from 'vitest';
import { functionAddresses } from '#src/domain/reserved-addresses.ts';
import { loadFunctions } from '#src/local-server/functions.ts';
import { projectDir } from '../support/generator.ts';

test('reserves exactly the URL prefixes of the functions, so that no dealer page can use one (PAGE-01)', async () => {
  const { routes } = await loadFunctions(join(projectDir, 'functions'));
  expect([...new Set(routes.map(({ path }) => path.split('/')[1]))].toSorted()).toEqual([...functionAddresses]);
});
