/** What each template brings to the pages that every template shares (`pages/`): its frame, and a sheet for each kind. */
import MarketplaceLayout from './marketplace/Layout.astro';
import MarketplaceShortlistPage from './marketplace/parts/ShortlistPage.astro';
import marketplaceJourney from './marketplace/styles/page-journey.css?url';
import marketplaceReceipt from './marketplace/styles/page-receipt.css?url';
import marketplaceReserve from './marketplace/styles/page-reserve.css?url';
import marketplaceTradeIn from './marketplace/styles/page-trade-in.css?url';
import ShowroomLayout from './showroom/Layout.astro';
import ShowroomShortlistPage from './showroom/parts/ShortlistPage.astro';
import showroomJourney from './showroom/styles/page-journey.css?url';
import showroomReceipt from './showroom/styles/page-receipt.css?url';
import showroomReserve from './showroom/styles/page-reserve.css?url';
import showroomTradeIn from './showroom/styles/page-trade-in.css?url';
import type { SiteContext } from '#src/domain/site.ts';
import type { TemplateName } from '#src/domain/tenant/settings/template-names.ts';

const showroom = {
  Layout: ShowroomLayout,
  ShortlistPage: ShowroomShortlistPage,
  sheets: {
    journey: showroomJourney,
    receipt: showroomReceipt,
    reserve: showroomReserve,
    tradeIn: showroomTradeIn,
  },
};
const marketplace: typeof showroom = {
  Layout: MarketplaceLayout,
  ShortlistPage: MarketplaceShortlistPage,
  sheets: {
    journey: marketplaceJourney,
    receipt: marketplaceReceipt,
    reserve: marketplaceReserve,
    tradeIn: marketplaceTradeIn,
  },
};

const frames: Record<TemplateName, typeof showroom> = { showroom, marketplace };

export const frameOf = (context: SiteContext): typeof showroom => frames[context.settings.template];
