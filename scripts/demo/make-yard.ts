import { engineYears } from './catalogue/engines.ts';
import type { CatalogueModel, Variant } from './catalogue/types.ts';
import type { DealerPlan } from './dealer-plan.ts';
import type { FeedVehicle } from './feed-vehicle.ts';
import { identities } from './identity.ts';
import { makeCar } from './make-car.ts';
import { seededRandom } from './random.ts';

const carTypes = ['new', 'demo', 'used'] as const;
const sellsIn = (models: CatalogueModel[], from: number) =>
  models.filter((one) => (one.generations.at(-1)?.[1] ?? 0) >= from);
const isBuilt = ({ engine }: Variant) => (engineYears[engine]?.[1] ?? 9999) >= 2026;

export function makeYard(plan: DealerPlan): FeedVehicle[] {
  const random = seededRandom(plan.seed),
    numbers = identities(random),
    nextId = numbers.id(plan.firstId);
  const current = sellsIn(plan.newModels, 2026);
  return carTypes.flatMap((carType) => {
    const models =
      carType === 'used' ? plan.usedModels.filter((one) => (one.generations[0]?.[0] ?? 9999) <= 2025) : current;
    return Array.from({ length: plan.counts[carType] }, () => {
      const car = random.weighted(models.map((one) => [one, one.weight] as const));
      return makeCar(random, {
        plan,
        car,
        variant: random.pick(carType === 'used' ? car.variants : car.variants.filter(isBuilt)),
        carType,
        id: nextId(),
        numbers,
      });
    });
  });
}
