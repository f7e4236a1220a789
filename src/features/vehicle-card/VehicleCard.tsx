import type { ReactNode } from 'react';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { cardButtons } from '#src/view/card/card-buttons.ts';
import type { CardData } from '#src/view/card/card.ts';
import { factIcon } from '#src/view/card/card-icons.ts';
import { CardPhoto } from './CardPhoto.tsx';
import { ListButton } from '../saved-vehicles/ListButton.tsx';
import { CardPrice } from './CardPrice.tsx';

export interface VehicleCardProps {
  card: CardData;
  settings: Pick<PublicSettings, 'cards' | 'account' | 'images'>;
  lazy?: boolean;
  first?: boolean;
  sizes?: string;
  factIcons?: boolean;
  heading?: 'h2' | 'h3';
  /** In an island, which renders the heart and compare buttons. */
  live?: boolean;
  children?: ReactNode;
}

function Facts({ facts, kind, icons }: Pick<CardData, 'facts' | 'kind'> & { icons: boolean }) {
  if (facts.length === 0) return null;
  return (
    <ul className="card__facts">
      {facts.map((fact) => (
        <li key={fact.kind} title={fact.label}>
          {icons && <Icon name={factIcon(fact.kind, kind)} />}
          {fact.value}
        </li>
      ))}
    </ul>
  );
}

/** The heading gives the buttons their context for screen readers. */
function Actions({ card }: { card: CardData }) {
  return (
    <div className="card__actions">
      {card.actions.map((action) => (
        <a key={action.kind} className={`card__${action.kind}`} href={action.url}>
          {action.label}
        </a>
      ))}
    </div>
  );
}

/** Grid areas arrange the shared DOM. Scripts add buttons to static cards, to keep pages light (decision 025). */
export function VehicleCard({
  card,
  settings,
  lazy = true,
  first = false,
  sizes = '(min-width:768px) 400px,160px',
  factIcons = true,
  heading: Heading = 'h3',
  live = false,
  children,
}: VehicleCardProps) {
  const buttons = card.canBeSaved ? cardButtons(settings) : [];
  return (
    <li
      className={card.sold ? 'card card--sold' : 'card'}
      data-vehicle={buttons.length > 0 ? card.id : undefined}
      data-new-until={card.newUntil ?? undefined}
      data-sold-until={card.soldUntil ?? undefined}
    >
      <CardPhoto card={card} settings={settings} lazy={lazy} sizes={sizes} first={first} />
      <Heading className="card__title">
        <a href={card.url}>{card.title}</a>
      </Heading>
      <p className="card__subtitle">
        {card.condition && <span className="card__condition">{card.condition}</span>}
        {card.subtitle}
      </p>
      <CardPrice price={card.price} />
      {card.market && (
        <p className="card__market">
          <Icon name="trending-down" />
          {card.market}
        </p>
      )}
      <Facts facts={card.facts} kind={card.kind} icons={factIcons} />
      {card.place && (
        <p className="card__place">
          <Icon name="map-pin" />
          {card.place}
        </p>
      )}
      {card.stockNumber && <p className="card__stock">{`Stock ${card.stockNumber}`}</p>}
      {live &&
        buttons.map((kind) => (
          <ListButton key={kind} kind={kind} vehicle={card} name={`${card.title} ${card.subtitle}`.trim()} />
        ))}
      <Actions card={card} />
      {children}
    </li>
  );
}
