/** For tools started without npm, such as editors: reports an old Node (see .nvmrc) before hundreds of tests fail. */
import { readFileSync } from 'node:fs';

const neededNode = Number(readFileSync(new URL('../.nvmrc', import.meta.url), 'utf8'));

if (Number(process.versions.node.split('.')[0]) < neededNode) {
  console.error(
    `Node ${neededNode} or later is required; this is ${process.versions.node}. npm scripts and npx provide it.`,
  );
  process.exit(1);
}
