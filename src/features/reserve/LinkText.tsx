import { Icon } from '#src/ui/Icon.tsx';
import type { ReserveLink } from '#src/view/reserve/reserve.page-data.ts';

/** Words of a link; of a number that is not whole yet, with how to see the rest of it. */
export function LinkText({ link: { label, icon, masked } }: { link: ReserveLink }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {masked === undefined ? (
        label
      ) : (
        <>
          <span>{label}</span> <u>Show number</u>
        </>
      )}
    </>
  );
}
