import { join } from 'node:path';
import { expect, test } from 'vitest';
import { functionAddresses } from '#src/domain/reserved-addresses.ts';
import { loadFunctions } from '#src/local-server/functions.ts';
import { projectDir } from '../support/generator.ts';

test('the addresses that no page of a dealer may have are those of the functions, all of them and no other (PAGE-01)', async () => {
  const { routes } = await loadFunctions(join(projectDir, 'functions'));
  expect([...new Set(routes.map(({ path }) => path.split('/')[1]))].toSorted()).toEqual([...functionAddresses]);
});
