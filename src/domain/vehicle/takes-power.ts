import type { Vehicle } from './vehicle.ts';

/** Whether it is charged at a socket (FACT-01); a hybrid that makes its own power is not. */
export const takesPower = ({ fuel }: Pick<Vehicle, 'fuel'>): boolean => fuel === 'electric' || fuel === 'plugInHybrid';
