import { Icon } from '#src/ui/Icon.tsx';
import type { ReserveAside, ReserveCar, ReserveSummary } from '../view/reserve.page-data.ts';
import { LinkText } from './LinkText.tsx';
import { PostForm } from './PostForm.tsx';

export function CarPhoto({ image }: Pick<ReserveCar, 'image'>) {
  return (
    <span className="reserve-car__picture">
      {image ? (
        <img
          src={image.src}
          srcSet={image.srcset ?? undefined}
          sizes="(min-width: 992px) 400px, 160px"
          alt={image.alt}
          width={640}
          height={427}
        />
      ) : (
        <Icon name="camera" />
      )}
    </span>
  );
}

export function ReserveCarPanel({ car }: { car: ReserveSummary }) {
  return (
    <div className="reserve-car">
      <CarPhoto image={car.image} />
      <div className="reserve-car__name">
        <h2 className="subtitle">{car.name}</h2>
        <p className="reserve-car__detail">
          {car.detail}
          {car.further !== '' && (
            <span className="reserve-car__further">
              {car.detail !== '' && ' · '}
              {car.further}
            </span>
          )}
        </p>
        <p className="reserve-car__price">
          <b>{car.price}</b> <span>{car.priceLabel}</span>
        </p>
      </div>
      {car.rows.length > 0 && (
        <dl className="reserve-facts">
          {car.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {car.note !== null && (
        <p className="reserve-car__note">
          <Icon name="lock" />
          {car.note}
        </p>
      )}
    </div>
  );
}

export function ReserveAsideParts({ aside: { links, cancel, canPrint, place } }: { aside: ReserveAside }) {
  return (
    <>
      <nav className="reserve-todo" aria-label="Your reservation">
        {canPrint && (
          <button type="button" data-print hidden>
            <Icon name="printer" />
            Print or save as PDF
          </button>
        )}
        {links.map(({ label, url, icon, download }) => (
          <a key={url} href={url} download={download}>
            {icon && <Icon name={icon} />}
            {label}
          </a>
        ))}
        {cancel && (
          <details>
            <summary>
              <Icon name="x" />
              {cancel.summary}
            </summary>
            <p>{cancel.text}</p>
            <PostForm post={cancel.post} />
          </details>
        )}
      </nav>
      {place && (
        <address className="reserve-place">
          <b>{place.name}</b>
          <span>{place.detail}</span>
          {place.hours !== '' && <span>{place.hours}</span>}
          {place.call && (
            <a className="link" href={place.call.url} data-phone={place.call.masked}>
              <LinkText link={place.call} />
            </a>
          )}
        </address>
      )}
    </>
  );
}
