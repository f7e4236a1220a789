/** One file for pages with locations, reviews or offers. */
import '../features/locations/place-picker.element.ts';
import '../features/offers/offers.client.ts';
import '../features/reviews/reviews.client.ts';
