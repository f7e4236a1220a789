import '#src/ui/card-row.element.ts';
import { tellDays } from './tell-days.ts';

tellDays(document);
if (document.querySelector('service-reviews')) void import('./service-reviews.element.ts');
