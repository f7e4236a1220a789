import type { ReactElement, ReactNode } from 'react';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { CardData } from '#src/view/card/card.ts';
import type { CallToAction } from '#src/view/card/pick-tile.ts';
import { imageUrl } from '#src/domain/images/image-url.ts';
import { LiveVehicleCard } from './LiveVehicleCard.tsx';
import { VehicleCard, type VehicleCardProps } from './VehicleCard.tsx';
import { Icon } from '#src/ui/Icon.tsx';

export interface VehicleCardsProps extends Pick<VehicleCardProps, 'sizes' | 'heading' | 'factIcons' | 'live'> {
  cards: CardData[];
  settings: PublicSettings;
  /** Photos before this index load eagerly, the first with priority. */
  lazyFrom?: number;
  /** Among the cards; position from 1. */
  tile?: CallToAction | null;
  last?: Omit<CallToAction, 'position'> | null;
  under?: (card: CardData) => ReactNode;
  className?: string;
}

/** On phones, `grid` is `two` with its own card styles (SRCH-19). */
const arrangements: Record<PublicSettings['cards']['mobileColumns'], string> = {
  one: 'cards--one',
  two: 'cards--two',
  compact: 'cards--compact',
  grid: 'cards--two cards--grid',
};

export const listClass = ({ settings, className = '' }: VehicleCardsProps): string =>
  `cards ${arrangements[settings.cards.mobileColumns]} ${className}`.trim();

interface Props {
  tile: Omit<CallToAction, 'position'>;
  /** A template may let it fill the row. */
  last?: boolean;
  images: PublicSettings['images'];
}

function CallToActionCard({ tile: { title, text, url, label, look, until }, last = false, images }: Props) {
  const ground = look?.ground;
  const ofKind = last ? ' call-to-action-card--last' : ground ? ' call-to-action-card--own' : '';
  return (
    <li
      className={`call-to-action-card${ofKind}`}
      data-tile-until={until}
      style={ground ? { background: ground.background, color: ground.ink } : undefined}
    >
      {look?.picture && (
        <img
          className="call-to-action-card__picture"
          src={imageUrl(look.picture.source, images, { width: 640 })}
          width={640}
          height={360}
          alt={look.picture.alt}
          loading="lazy"
        />
      )}
      <p className="call-to-action-card__title">{title}</p>
      <p className="call-to-action-card__text">{text}</p>
      <a className="call-to-action-card__link" href={url}>
        {label}
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}

export function listItems({
  cards,
  settings,
  lazyFrom = 0,
  tile = null,
  last = null,
  sizes,
  heading,
  factIcons,
  live,
  under,
}: VehicleCardsProps): ReactElement[] {
  const Card = live ? LiveVehicleCard : VehicleCard;
  const items = cards.map((card, index) => (
    <Card
      key={card.id}
      card={card}
      settings={settings}
      lazy={index >= lazyFrom}
      first={index === 0 && lazyFrom > 0}
      sizes={sizes}
      heading={heading}
      factIcons={factIcons}
      live={live}
    >
      {under?.(card)}
    </Card>
  ));
  if (tile && cards.length > 0)
    items.splice(
      Math.min(tile.position, cards.length + 1) - 1,
      0,
      <CallToActionCard key="tile" tile={tile} images={settings.images} />,
    );
  if (last) items.push(<CallToActionCard key="last" tile={last} last images={settings.images} />);
  return items;
}

export function VehicleCards(props: VehicleCardsProps) {
  return <ul className={listClass(props)}>{listItems({ ...props, live: true })}</ul>;
}
