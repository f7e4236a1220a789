/** What a section of reviews needs in the browser; asking another company for its own only where the page does. */
import '#src/ui/card-row.element.ts';
import { tellDays } from './tell-days.ts';

tellDays(document);
if (document.querySelector('service-reviews')) void import('./service-reviews.element.ts');
