/** One file for all pages (see `codeSplitting` in astro.config.mjs). */
import '#src/journeys/account/ui/account.client.ts';
import '../features/analytics/measure.client.ts';
import '../features/locations/hours-table.element.ts';
import '../features/locations/open-now.element.ts';
import '../features/saved-vehicles/favourites.client.ts';
import '../features/saved-vehicles/saved-panel.client.ts';
import '../features/site-chrome/counts.client.ts';
import '../features/site-chrome/header.client.ts';
import '../features/site-chrome/phone.client.ts';
import '../features/site-chrome/propositions.client.ts';
import '../features/site-chrome/site-search.client.ts';
import '../features/vehicle-card/live-states.client.ts';
import '../features/vehicle-card/tags-over-time.client.ts';
import '../ui/islands.client.ts';
import '../ui/menu-bar.element.ts';
import '../ui/broken-images.client.ts';
import '../ui/modal-sheet.client.ts';
