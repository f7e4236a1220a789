import type { CaravanSpecifications, MarketPrices, VehicleVariant } from '#src/domain/vehicle/vehicle.ts';
import type { FeedValues } from '../mapping/fields.ts';

export function market(values: FeedValues): MarketPrices | null {
  const stateAverage = values['market.stateAverage'],
    average = values['market.average'];
  return stateAverage === null && average === null ? null : { stateAverage, average };
}

function orNull<T extends object>(record: T): T | null {
  for (const key in record) if (record[key] !== null) return record;
  return null;
}

export function variant(values: FeedValues): VehicleVariant | null {
  return orNull<VehicleVariant>({
    cylinders: values['variant.cylinders'],
    engineSizeCc: values['variant.engineSizeCc'],
    engineSizeLitres: values['variant.engineSizeLitres'],
    induction: values['variant.induction'],
    gearType: values['variant.gearType'],
    gears: values['variant.gears'],
    fuelConsumptionCombined: values.fuel === 'electric' ? null : values['variant.fuelConsumptionCombined'],
    cityMilesPerGallon: values['variant.cityMilesPerGallon'],
    highwayMilesPerGallon: values['variant.highwayMilesPerGallon'],
    fuelCapacity: values['variant.fuelCapacity'],
    grossVehicleMass: values['variant.grossVehicleMass'],
    length: values['variant.length'],
    height: values['variant.height'],
    width: values['variant.width'],
    torque: values['variant.torque'],
    power: values['variant.power'],
    ancapRating: values['variant.ancapRating'],
    towingBraked: values['variant.towingBraked'],
    electricRange: values['variant.electricRange'],
  });
}

export function specifications(values: FeedValues): CaravanSpecifications | null {
  return orNull<CaravanSpecifications>({
    bodyWidth: values['specifications.bodyWidth'],
    bodyLength: values['specifications.bodyLength'],
    tareWeight: values['specifications.tareWeight'],
    axleType: values['specifications.axleType'],
    sleeps: values['specifications.sleeps'],
    aggregateTrailerMass: values['specifications.aggregateTrailerMass'],
  });
}
