import * as z from 'zod';
import { publicSettings } from '#src/domain/tenant/public-settings.ts';
import { photoAddresses } from '#src/view/seo/vehicle.ts';
import { paragraphsOf } from '../../pdf/printable.ts';
import { availability } from '../../vehicles/availability.ts';
import { carDetailReply } from '../../vehicles/car-detail.ts';
import { currentVehicle } from '../../vehicles/current-vehicle.ts';
import { assistantVehicle } from './assistant-vehicle.ts';
import type { Tool } from './tool.ts';

const input = { id: z.string().trim().min(1).max(120).describe('`id` of a vehicle, from inventory.search.') };

export const vehicleTool: Tool<typeof input> = {
  name: 'inventory.get',
  title: 'Get one vehicle',
  description: 'The current details, photos and finance terms of one vehicle, and whether it can be reserved.',
  input,
  async answer({ id }, call) {
    const settings = publicSettings(call.dealer.settings);
    const current = await currentVehicle(id, call);
    const { vehicle } = current;
    const { available, reservable, until } = availability(current, settings);
    return {
      vehicle: {
        ...assistantVehicle(vehicle, settings),
        available,
        reservable,
        held_until: until ?? null,
        vin: vehicle.vin,
        plate: vehicle.plate,
        series: vehicle.series,
        drive: vehicle.drive,
        transmission_text: vehicle.transmissionDetail,
        fuel_text: vehicle.fuelDetail,
        interior_colour: vehicle.interiorColour,
        seats: vehicle.seats,
        doors: vehicle.doors,
        engine: vehicle.variant,
        measures: vehicle.specifications,
        facts: vehicle.purchase,
        equipment: vehicle.standardEquipment,
        comments: vehicle.dealerComments === null ? null : paragraphsOf(vehicle.dealerComments).join('\n'),
        photos: photoAddresses(vehicle, settings),
        finance: carDetailReply(vehicle, settings, call.now).finance,
      },
    };
  },
};
