import { shopperEvent, type ShopperEvent } from '../saved-vehicles/shopper-event.ts';
import { sendEvent } from './send-events.ts';
import { keepVisit, readVisit, withPage } from './visit.ts';

const isInside = document.referrer !== '' && new URL(document.referrer).host === location.host;
keepVisit(withPage(readVisit(Date.now()), { path: location.pathname, query: location.search, isInside }));

addEventListener(shopperEvent, (event) => {
  const { id, carId } = (event as CustomEvent<ShopperEvent>).detail;
  sendEvent(id, { carId });
});
