import { Icon } from '#src/ui/Icon.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import type { ReserveLink, ReserveNotice, ReserveOther, ReservePart, ReservePost } from '../view/reserve.page-data.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { LinkText } from './LinkText.tsx';
import { PostForm } from './PostForm.tsx';
import { PracticeBankForm } from './PracticeBankForm.tsx';
import { CarPhoto } from './ReserveCar.tsx';
import { Reference, Timeline } from './Confirmation.tsx';

export function ReservePartView({ part }: { part: ReservePart }) {
  switch (part.kind) {
    case 'notice':
      return <Notice {...part.notice} />;
    case 'details':
      return <DetailsForm {...part} />;
    case 'rows':
      return <Rows {...part} />;
    case 'money':
      return <Money {...part} />;
    case 'terms':
      return <Terms {...part} />;
    case 'agree':
      return <Agree {...part} />;
    case 'reference':
      return <Reference {...part} />;
    case 'timeline':
      return <Timeline {...part} />;
    case 'ways':
      return <ReserveActions ways={part.ways} />;
    case 'others':
      return <Others {...part} />;
    case 'small':
      return <Small {...part} />;
    case 'bank':
      return <PracticeBankForm bank={part.bank} />;
  }
}

const noticeIcons: Record<ReserveNotice['tone'], IconName> = {
  plain: 'info',
  good: 'circle-check',
  warn: 'info',
  bad: 'x',
};

function Notice({ tone, strong, text }: ReserveNotice) {
  const isError = tone === 'bad';
  return (
    <div
      className={`reserve-notice reserve-notice--${tone}`}
      role={isError ? 'alert' : 'status'}
      tabIndex={isError ? -1 : undefined}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- screen readers start at the error, as with ErrorAlert
      autoFocus={isError}
    >
      <Icon name={noticeIcons[tone]} />
      <p>
        <b>{strong}</b> {text}
      </p>
    </div>
  );
}

function Rows({ rows }: Extract<ReservePart, { kind: 'rows' }>) {
  return (
    <dl className="reserve-rows">
      {rows.map(({ label, value, change }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {change && (
            <dd className="reserve-rows__change">
              <a href={change.url}>
                Change<span className="visually-hidden"> {change.what}</span>
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Money({ heading, cards }: Extract<ReservePart, { kind: 'money' }>) {
  return (
    <section className="reserve-block">
      <h2 className="subtitle">{heading}</h2>
      <dl className="reserve-money">
        {cards.map(({ when, strong, text }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>
              <b>{strong}</b>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Terms({ heading, terms, more }: Extract<ReservePart, { kind: 'terms' }>) {
  return (
    <section className="reserve-block">
      <h2 className="subtitle">{heading}</h2>
      <ul className="reserve-terms">
        {terms.map(({ icon, strong, text }) => (
          <li key={strong}>
            <Icon name={icon} />
            <p>
              <b>{strong}</b> {text}
            </p>
          </li>
        ))}
      </ul>
      {more && (
        <a className="link" href={more.url}>
          {more.label}
        </a>
      )}
    </section>
  );
}

function Agree({ sentence, post, note }: Extract<ReservePart, { kind: 'agree' }>) {
  return (
    <div className="reserve-block reserve-agree">
      <p>{sentence}</p>
      <PostForm post={post} />
      <p className="reserve__small">{note}</p>
    </div>
  );
}

const isPost = (way: ReserveLink | ReservePost): way is ReservePost => 'action' in way;

function ReserveActions({ ways }: { ways: (ReserveLink | ReservePost)[] }) {
  return (
    <div className="reserve-ways">
      {ways.map((way) =>
        isPost(way) ? (
          <PostForm key={way.label} post={way} />
        ) : (
          <a
            key={way.label}
            className={`button button--${way.isPrimary ? 'primary' : 'line'}`}
            href={way.url}
            data-phone={way.masked}
          >
            <LinkText link={way} />
          </a>
        ),
      )}
    </div>
  );
}

function Others({ heading, others }: Extract<ReservePart, { kind: 'others' }>) {
  return (
    <section className="reserve-block">
      <h2 className="subtitle">{heading}</h2>
      {others.length > 0 && (
        <ul className="reserve-others">
          {others.map((other) => (
            <Other key={other.car.url} {...other} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Other({ car, post }: ReserveOther) {
  return (
    <li>
      <a href={car.url}>
        <CarPhoto image={car.image && { ...car.image, alt: '' }} />
        <b>{car.name}</b>
        <span>{car.detail}</span>
        <span>
          {car.price} {car.priceLabel}
        </span>
        <span className="reserve__small">{car.further}</span>
      </a>
      {post && <PostForm post={post} />}
    </li>
  );
}

function Small({ text, link }: Extract<ReservePart, { kind: 'small' }>) {
  return (
    <p className="reserve__small">
      {text}{' '}
      {link && (
        <a href={link.url} data-phone={link.masked}>
          <LinkText link={{ ...link, icon: undefined }} />
        </a>
      )}
    </p>
  );
}
