interface Props {
  rows: readonly { label: string; value: string; url?: string }[];
  className?: string;
}

export const FactList = ({ rows, className }: Props) => (
  <dl className={className}>
    {rows.map(({ label, value, url }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{url === undefined ? value : <a href={url}>{value}</a>}</dd>
      </div>
    ))}
  </dl>
);
