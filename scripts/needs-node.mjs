/**
 * For the configurations of tools that may be started without npm, on whatever Node an editor finds: an older one is named in one line,
 * before hundreds of tests fail by it. The number stands in .nvmrc.
 */
import { readFileSync } from 'node:fs';

const neededNode = Number(readFileSync(new URL('../.nvmrc', import.meta.url), 'utf8'));

if (Number(process.versions.node.split('.')[0]) < neededNode) {
  console.error(
    `Node ${neededNode} or later is needed; this is ${process.versions.node}. npm scripts and npx bring it along.`,
  );
  process.exit(1);
}
