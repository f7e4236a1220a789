/** `make`, called once for each key and remembered for as long as the returned function lives. The result is shared: nobody may change it. */
export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, { value: Value }>();
  return (key) => {
    let known = made.get(key);
    if (!known) made.set(key, (known = { value: make(key) }));
    return known.value;
  };
}
