import type { CompareGroup, CompareLine } from '#src/domain/card/compare-facts.ts';
import { imageUrl } from '#src/domain/images/image-url.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { RemoveButton } from '../saved-vehicles/ListButton.tsx';
import { CardPrice } from '../vehicle-card/CardPrice.tsx';
import { VehicleTagLabel } from '../vehicle-card/VehicleTagLabel.tsx';
import type { CardData } from '#src/view/card/card.ts';

interface Props {
  cards: CardData[];
  groups: CompareGroup[];
  settings: Pick<PublicSettings, 'images'>;
  hideSame?: boolean;
}

function Head({ card, settings }: { card: CardData; settings: Pick<PublicSettings, 'images'> }) {
  const [action] = card.actions.filter(({ kind }) => kind !== 'view');
  return (
    <th scope="col" className="compare__vehicle">
      <span className="compare__photo" style={{ backgroundColor: card.ground }}>
        {card.image && (
          <img src={imageUrl(card.image, settings.images, { width: 480 })} alt="" width={480} height={320} />
        )}
        {card.tag && <VehicleTagLabel tag={card.tag} />}
      </span>
      <RemoveButton
        kind="compare"
        vehicle={card}
        label={`Remove ${card.title} from the list`}
        className="compare__remove"
      />
      <a className="compare__title" href={card.url}>
        {card.title}
      </a>
      <span className="compare__subtitle">{card.subtitle}</span>
      <CardPrice price={card.price} />
      {action && (
        <a
          className="button button--line compare__action"
          href={action.url}
          aria-label={`${action.label}: ${card.title}`}
        >
          {action.label}
        </a>
      )}
    </th>
  );
}

function Line({ line }: { line: CompareLine }) {
  return (
    <tr className={line.differs ? 'compare__line compare__line--differs' : 'compare__line'}>
      <th scope="row">
        {line.label}
        {line.differs && <span className="visually-hidden"> (differs)</span>}
      </th>
      {line.values.map((value, index) => {
        const isBest = line.best.includes(index);
        return (
          <td key={index} className={isBest ? 'compare__best' : undefined}>
            {value ?? <span className="compare__unknown">Not stated</span>}
            {isBest && (
              <>
                {' '}
                <em>Best</em>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** More than colour marks differences (CMP-01). */
export function CompareTable({ cards, groups, settings, hideSame = false }: Props) {
  const shown = groups
    .map((group) => ({ ...group, lines: group.lines.filter(({ differs }) => differs || !hideSame) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <>
      <p className="compare__swipe" data-columns={cards.length} aria-hidden="true">
        Swipe to see all {cards.length}
        <Icon name="arrow-right" />
      </p>
      <div className="compare__scroll" role="region" aria-label="Comparison" tabIndex={0}>
        <table className="compare__table" data-columns={cards.length}>
          <caption className="visually-hidden">{cards.map(({ title }) => title).join(', ')}</caption>
          <thead>
            <tr>
              <td className="compare__corner" />
              {cards.map((card) => (
                <Head key={card.id} card={card} settings={settings} />
              ))}
            </tr>
          </thead>
          {shown.map(({ label, lines }) => (
            <tbody key={label}>
              <tr className="compare__group">
                <th scope="rowgroup" colSpan={cards.length + 1}>
                  {label}
                </th>
              </tr>
              {lines.map((line) => (
                <Line key={line.key} line={line} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </>
  );
}
