interface Memory<Key, Value> {
  get: (key: Key) => { value: Value } | undefined;
  set: (key: Key, made: { value: Value }) => unknown;
}

/** Holds object keys weakly. Results are shared, so don't mutate them. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const ofObjects: Memory<Key & object, Value> = new WeakMap();
  const ofOthers: Memory<Key, Value> = new Map();
  return (key) => {
    const memory: Memory<typeof key, Value> = isObject(key) ? (ofObjects as Memory<Key, Value>) : ofOthers;
    let known = memory.get(key);
    if (!known) memory.set(key, (known = { value: make(key) }));
    return known.value;
  };
}

const isObject = (key: unknown): boolean => typeof key === 'object' && key !== null;

export function memoizeLast<Answer>(limit: number, of: (key: string) => Answer): (key: string) => Answer {
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
