/** One file for pages with locations, reviews or offers. */
import '../features/locations/location-picker.element.ts';
import '../features/offers/offers.client.ts';
import '../features/reviews/reviews.client.ts';
