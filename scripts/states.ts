import { writeFile } from 'node:fs/promises';
import { diagramFile, statesPage } from '#src/server/checkout/states/state-diagram.ts';
import { exitOnHelp } from './help.ts';

exitOnHelp(`Usage: npm run states   (writes ${diagramFile})`);

await writeFile(diagramFile, statesPage());
