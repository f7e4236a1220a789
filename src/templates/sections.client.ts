/** Scripts for locations, reviews and offers, in one file for pages with any of them. */
import '../features/locations/place-picker.element.ts';
import '../features/offers/offers.client.ts';
import '../features/reviews/reviews.client.ts';
