import type { Frame } from '../shape.ts';
import Layout from './PaperLayout.astro';
import MapPicture from './parts/MapPicture.astro';
import ShortlistPage from './parts/ShortlistPage.astro';
import { imageSizes } from './parts/sizes.ts';
import budget from './styles/page-budget.css?url';
import journey from './styles/page-journey.css?url';
import receipt from './styles/page-receipt.css?url';
import reserve from './styles/page-reserve.css?url';
import tradeIn from './styles/page-trade-in.css?url';

export const atelierFrame: Frame = {
  Layout,
  MapPicture,
  ShortlistPage,
  listCards: () => ({ sizes: imageSizes.three, factIcons: false }),
  sheets: { budget, journey, receipt, reserve, tradeIn },
};
