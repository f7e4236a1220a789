import type { Frame } from '../contract.ts';
import Layout from './Layout.astro';

export const frame: Frame = {
  Layout,
  listCards: () => ({ sizes: '(min-width:1200px) 440px,(min-width:768px) 46vw,160px' }),
};
