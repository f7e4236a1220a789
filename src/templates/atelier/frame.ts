/** What the template brings to the pages that every template shares (`pages/`): its frame, and a sheet for each kind. */
import type { Frame } from '../shape.ts';
import Layout from './PaperLayout.astro';
import ShortlistPage from './parts/ShortlistPage.astro';
import journey from './styles/page-journey.css?url';
import receipt from './styles/page-receipt.css?url';
import reserve from './styles/page-reserve.css?url';
import tradeIn from './styles/page-trade-in.css?url';

export const atelierFrame: Frame = {
  Layout,
  ShortlistPage,
  sheets: { journey, receipt, reserve, tradeIn },
};
