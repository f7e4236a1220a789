import { describeWalk } from './walk.ts';

describeWalk('firefox');
