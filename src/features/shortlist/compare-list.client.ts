import { CompareList } from './CompareList.tsx';
import { mountList } from './mount-list.tsx';

mountList('[data-compare-list]', CompareList);
