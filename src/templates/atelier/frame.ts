import type { Frame } from '../contract.ts';
import Layout from './PaperLayout.astro';
import { imageSizes } from './parts/sizes.ts';

export const frame: Frame = {
  Layout,
  listCards: () => ({ sizes: imageSizes.three, factIcons: false }),
};
