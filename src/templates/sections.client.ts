/** What sections of places, reviews and offers need in the browser, in one file for the pages that have any. */
import '../features/locations/place-picker.element.ts';
import '../features/offers/offers.client.ts';
import '../features/reviews/reviews.client.ts';
