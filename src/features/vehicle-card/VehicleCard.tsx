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
  /** The `sizes` of the card's photo. */
  sizes?: string;
  /** Icons beside the facts, for a template that shows them. Default: on. */
  factIcons?: boolean;
  /** Level of the card's heading in its page. */
  heading?: 'h2' | 'h3';
  /**
   * On where the card lives in an island: there it has its heart and compare tick. A static
   * card has them from a script.
   */
  live?: boolean;
  /** What a list of its own adds under the actions. */
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

/** What each button is about, the heading of its list item says. */
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

/**
 * One vehicle in a list. The DOM is the same for every template; each arranges its parts with grid areas. Heart and
 * compare tick need a script, and would make a page of 21 cards heavier than a list may be (decision 025): a static
 * card is marked by `data-vehicle` for the script that brings them (`saved-vehicles/card-buttons.ts`).
 */
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
