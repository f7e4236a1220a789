interface Props {
  rows: readonly { label: string; value: string }[];
  className?: string;
}

export const FactList = ({ rows, className }: Props) => (
  <dl className={className}>
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
