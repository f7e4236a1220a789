import { describeWalk } from './walk.ts';

describeWalk('webkit');
