import { useStore } from '@nanostores/react';
import { useState, type ReactNode } from 'react';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { $folds, foldGroup, isGroupOpen } from './open-groups.ts';

interface Props {
  name: string;
  title: string;
  chosen: string[];
  settings: Pick<PublicSettings, 'search'>;
  children: ReactNode;
}

export const groupId = (name: string): string => `filter-${name}`;

/** Shows its choice when collapsed (SRCH-02). */
export function FilterGroup({ name, title, chosen, settings, children }: Props) {
  const [usual] = useState(() => isGroupOpen(name, settings));
  const isOpen = useStore($folds)[name] ?? usual;
  return (
    <details
      className="filters__group"
      id={groupId(name)}
      open={isOpen}
      onToggle={(event) => {
        const { open } = event.currentTarget;
        if (open !== isOpen) foldGroup(name, open, settings);
      }}
    >
      <summary>
        <span>{title}</span>
        {chosen.length > 0 && (
          <b className="filters__chosen">{chosen.length === 1 ? chosen[0] : `${chosen.length} chosen`}</b>
        )}
        <Icon name="chevron-down" />
      </summary>
      <div className="filters__body">{children}</div>
    </details>
  );
}
