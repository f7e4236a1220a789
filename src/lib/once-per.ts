/** `make`, called once for each object and remembered for as long as the object lives. The result is shared: nobody may change it. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>();
  return (key) => {
    let known = made.get(key);
    if (!known) made.set(key, (known = { value: make(key) }));
    return known.value;
  };
}
