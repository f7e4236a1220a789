/** Not loaded by builds. */
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import type { DevFunctions } from './dev-functions.ts';

export const devFunctionsIntegration: AstroIntegration = {
  name: 'forecourt-functions',
  hooks: {
    'astro:server:setup': ({ server, logger }) => {
      const start = async (): Promise<DevFunctions> => {
        const [{ startDevFunctions }, { devPages }] = await Promise.all([
          import('./dev-functions.ts'),
          import('./dev-pages.ts'),
        ]);
        return startDevFunctions({
          projectDir: fileURLToPath(new URL('../../..', import.meta.url)),
          tenantsDir: tenantsFolder(undefined),
          pages: devPages(() => server.httpServer!.address() as AddressInfo),
        });
      };
      const functions = start();
      functions.catch((cause: Error) => logger.error(`The functions failed to start: ${cause.message}`));
      server.middlewares.use((message, response, next) => {
        functions
          .then((running) => running.answer(message, response))
          .then((answered) => {
            if (!answered) next();
          }, next);
      });
      // Closed by Astro, SIGTERM (through Vite), Ctrl+C or a restart.
      const close = server.close.bind(server);
      const interrupted = () => void server.close().finally(() => process.exit(130));
      process.once('SIGINT', interrupted);
      server.close = async () => {
        process.off('SIGINT', interrupted);
        await close();
        await functions.then(
          (running) => running.stop(),
          () => null,
        );
      };
    },
  },
};
