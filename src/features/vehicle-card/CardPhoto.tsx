import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { imageSrcset, imageUrl } from '#src/domain/images/image-url.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { iconHref } from '#src/ui/icon-sprite.ts';
import type { CardData } from '#src/view/card/card.ts';
import { factIcon } from '#src/view/card/card-icons.ts';
import { VehicleTagLabel } from './VehicleTagLabel.tsx';

/** Device pixels, from a phone thumbnail to a wide high-density card. */
const widths = [320, 640, 960];

interface Props {
  card: CardData;
  settings: Pick<PublicSettings, 'images'>;
  lazy: boolean;
  sizes: string;
  first?: boolean;
}

function Photo({ card, settings, lazy, sizes, first }: Props) {
  if (!card.image) return <Placeholder card={card} />;
  return (
    <img
      className="card__photo"
      src={imageUrl(card.image, settings.images, { width: 480 })}
      srcSet={imageSrcset(card.image, settings.images, widths) || undefined}
      sizes={sizes}
      alt={card.imageAlt}
      width={480}
      height={320}
      loading={lazy ? 'lazy' : undefined}
      fetchPriority={first ? 'high' : undefined}
    />
  );
}

/** In the vehicle's colour, without a photo (CARD-06). */
function Placeholder({ card }: Pick<Props, 'card'>) {
  return (
    <span className="card__placeholder">
      {card.kind === 'car' ? (
        <svg className="covered-car" aria-hidden="true">
          <use href={iconHref('covered-car')} />
        </svg>
      ) : (
        <Icon name={factIcon('body', card.kind)} />
      )}
      <b>{card.placeholder}</b>
    </span>
  );
}

/** Illustrations are labelled as such and get no camera icon. */
function Count({ card: { photosCount, drawn } }: { card: CardData }) {
  return drawn ? (
    <span className="card__count">{photosCount === 1 ? 'Illustration' : `${photosCount} illustrations`}</span>
  ) : (
    <span className="card__count">
      <Icon name="camera" />
      {photosCount}
      <span className="visually-hidden"> photos</span>
    </span>
  );
}

export function CardPhoto(props: Props) {
  const { card } = props;
  return (
    <div className="card__media" style={{ backgroundColor: card.ground }}>
      <Photo {...props} />
      {card.tag && <VehicleTagLabel tag={card.tag} />}
      {card.photosCount > (card.drawn ? 0 : 1) && <Count card={card} />}
    </div>
  );
}
