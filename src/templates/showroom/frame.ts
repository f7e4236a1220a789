import type { Frame } from '../contract.ts';
import Layout from './Layout.astro';
import { cardSizes } from './parts/card-sizes.ts';

export const frame: Frame = {
  Layout,
  listCards: (settings) => ({ sizes: cardSizes(settings), factIcons: false }),
};
