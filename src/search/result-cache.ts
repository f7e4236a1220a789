const entries = 10;

export interface ResultCache {
  get: <Result>(key: string, make: () => Promise<Result>) => Promise<Result>;
  clear: () => void;
}

/** Failures aren't cached (SRCH-17). */
export function resultCache(limit = entries): ResultCache {
  const known = new Map<string, Promise<unknown>>();
  return {
    get<Result>(key: string, make: () => Promise<Result>): Promise<Result> {
      const found = known.get(key);
      if (found) return found as Promise<Result>;
      const result = make();
      known.set(key, result);
      if (known.size > limit) known.delete(known.keys().next().value!);
      result.catch(() => {
        if (known.get(key) === result) known.delete(key);
      });
      return result;
    },
    clear: () => {
      known.clear();
    },
  };
}
