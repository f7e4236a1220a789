/** A function of a text that keeps its last `limit` answers, the oldest dropped. */
export function remember<Answer>(limit: number, of: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.answer;
    const answer = of(key);
    known.set(key, { answer });
    if (known.size > limit) known.delete(known.keys().next().value!);
    return answer;
  };
}
