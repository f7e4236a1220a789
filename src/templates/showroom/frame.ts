import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import Layout from './Layout.astro';
import { cardSizes } from './parts/card-sizes.ts';
import MapPicture from './parts/MapPicture.astro';
import ShortlistPage from './parts/ShortlistPage.astro';
import budget from './styles/page-budget.css?url';
import journey from './styles/page-journey.css?url';
import receipt from './styles/page-receipt.css?url';
import reserve from './styles/page-reserve.css?url';
import tradeIn from './styles/page-trade-in.css?url';

interface ListCards {
  sizes: string;
  factIcons?: boolean;
}

export const showroomFrame = {
  Layout,
  MapPicture,
  ShortlistPage,
  listCards: (settings: PublicSettings): ListCards => ({ sizes: cardSizes(settings), factIcons: false }),
  sheets: { budget, journey, receipt, reserve, tradeIn },
};
