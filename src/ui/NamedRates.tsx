/** All rates are the same size (LAW-02). */
export const NamedRates = ({ rates }: { rates: readonly { name: string; rate: string }[] }) =>
  rates.map(({ name, rate }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        <b>{rate}</b>
      </dd>
    </div>
  ));
