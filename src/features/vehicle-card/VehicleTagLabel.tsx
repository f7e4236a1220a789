import type { VehicleTag } from '#src/domain/card/vehicle-tag.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { tagIcon } from '#src/view/card/card-icons.ts';

export function VehicleTagLabel({ tag }: { tag: VehicleTag }) {
  const icon = tagIcon(tag.kind);
  return (
    <span className={`tag tag--${tag.kind}`} data-tag={tag.kind}>
      {icon && <Icon name={icon} />}
      {tag.label}
    </span>
  );
}
