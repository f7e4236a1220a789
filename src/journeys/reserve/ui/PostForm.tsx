import type { ReservePost } from '../view/reserve.page-data.ts';

/** Posts even without scripts; `data-once` blocks a second submission. */
export function PostForm({ post: { label, action, fields, isPrimary } }: { post: ReservePost }) {
  return (
    <form method="post" action={action} data-once>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={`button button--${isPrimary ? 'primary' : 'line'}`} type="submit">
        {label}
      </button>
    </form>
  );
}
