import type { Frame } from '../shape.ts';
import Layout from './Layout.astro';
import MapPicture from './parts/MapPicture.astro';
import ShortlistPage from './parts/ShortlistPage.astro';
import budget from './styles/page-budget.css?url';
import journey from './styles/page-journey.css?url';
import receipt from './styles/page-receipt.css?url';
import reserve from './styles/page-reserve.css?url';
import tradeIn from './styles/page-trade-in.css?url';

export const marketplaceFrame: Frame = {
  Layout,
  MapPicture,
  ShortlistPage,
  listCards: () => ({ sizes: '(min-width:1200px) 440px,(min-width:768px) 46vw,160px' }),
  sheets: { budget, journey, receipt, reserve, tradeIn },
};
