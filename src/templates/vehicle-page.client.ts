/** One file for all vehicle pages (see `codeSplitting` in astro.config.mjs). */
import '#src/journeys/account/ui/watchlist.client.ts';
import '../features/enquiry/forms.client.ts';
import '../features/locations/map.client.ts';
import '../features/vehicle-page/action-bar.client.ts';
import '../features/vehicle-page/photo-gallery.element.ts';
import '../features/vehicle-page/offer-validity.client.ts';
import '../features/vehicle-page/promo-banner.client.ts';
import '../features/vehicle-page/reading-order.client.ts';
import '../features/vehicle-page/recently-viewed.client.ts';
import '../features/vehicle-page/sections.client.ts';
import '../features/vehicle-page/vehicle-calls.client.ts';
