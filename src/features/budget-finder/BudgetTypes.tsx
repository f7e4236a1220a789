import type { BodyType } from '#src/domain/vehicle/vehicle.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { BudgetBody } from '#src/view/budget/budget-finder.ts';

interface Props {
  bodies: BudgetBody[];
  noun: string;
  chosen: readonly BodyType[];
  toggle: (body: BodyType) => void;
}

/** Field names match the search URL (BUDG-01). */
export function BudgetTypes({ bodies, noun, chosen, toggle }: Props) {
  if (bodies.length === 0) return null;
  return (
    <fieldset className="budget__types">
      <legend>Select your preferred {noun} types</legend>
      <div className="budget__tiles">
        {bodies.map(({ value, one, image }, index) => (
          <label key={value} className="budget__tile">
            <input
              type="checkbox"
              name={`refinementList[body][${index}]`}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {image && <img src={image} alt="" width={320} height={213} loading="lazy" />}
            <span>
              <Icon name="check" />
              {one}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
