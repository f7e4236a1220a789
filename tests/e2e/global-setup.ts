import { demoBuild } from '../support/demo-build.ts';
import { startDemoServer } from '../support/demo-server.ts';
import { startPhotoHost } from '../support/photo-host.ts';
import { forgetOldRecords, runHashes } from './remembered.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const sites = await demoBuild();
  const photos = await startPhotoHost();
  const server = await startDemoServer(sites, ['--stand-in', `photos.far-photos.example=${photos.port}`]);
  process.env.E2E_PORT = String(server.port);
  process.env.E2E_OUT = sites;
  const { product, helpers } = runHashes();
  process.env.E2E_PRODUCT = product;
  process.env.E2E_HELPERS = helpers;
  return async () => {
    forgetOldRecords();
    await server.stop();
    await photos.stop();
  };
}
