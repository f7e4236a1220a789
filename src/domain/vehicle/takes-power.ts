import type { Vehicle } from './vehicle.ts';

export const takesPower = ({ fuel }: Pick<Vehicle, 'fuel'>): boolean => fuel === 'electric' || fuel === 'plugInHybrid';
