import '#src/ui/card-row.element.ts';
import { showDaysAgo } from './tell-days.ts';

showDaysAgo(document);
if (document.querySelector('service-reviews')) void import('./service-reviews.element.ts');
