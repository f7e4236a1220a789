import type { PriceDisplay } from '#src/domain/price/price-display.ts';

export function CardPrice({ price }: { price: PriceDisplay }) {
  if (price.kind === 'words')
    return (
      <p className="card__pricing">
        <b className="card__price card__price--words">{price.text}</b>
      </p>
    );
  const was = price.kind === 'price' ? price.was : null;
  return (
    <p className="card__pricing">
      <b className="card__price">{price.text}</b>
      {price.kind === 'subscription' && <> {price.suffix}</>}
      {was && (
        <>
          {' '}
          <s className="card__was">
            <span className="visually-hidden">was </span>
            {was.text}
          </s>
        </>
      )}{' '}
      <span className="card__price-type">{price.label}</span>
    </p>
  );
}
