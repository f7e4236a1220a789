import type { Vehicle } from './vehicle.ts';

/** Charged at a socket (FACT-01), unlike a plain hybrid. */
export const takesPower = ({ fuel }: Pick<Vehicle, 'fuel'>): boolean => fuel === 'electric' || fuel === 'plugInHybrid';
