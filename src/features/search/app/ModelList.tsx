export interface ModelItem {
  value: string;
  count: number;
  isRefined: boolean;
}
interface Props {
  models: ModelItem[];
  refine: (model: string) => void;
}

/** Below a chosen make's button, most stocked first (SRCH-05). */
export function ModelList({ models, refine }: Props) {
  if (models.length === 0) return null;
  return (
    <ul className="options options--models">
      {models.map(({ value, count, isRefined }) => (
        <li key={value}>
          <label className="option">
            <input
              type="checkbox"
              checked={isRefined}
              onChange={() => {
                refine(value);
              }}
            />
            <span>{value}</span>
            <small>{count.toLocaleString('en')}</small>
          </label>
        </li>
      ))}
    </ul>
  );
}
