import { Icon } from '#src/ui/Icon.tsx';
import type { ReserveLink } from '../view/reserve.page-data.ts';

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
