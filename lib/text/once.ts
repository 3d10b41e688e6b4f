/** Calls `make` on first use and keeps its result. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Computes once for each list: the build makes all pages in few processes. A later change of the list has no effect. */
export function oncePerList<List extends object, Found>(compute: (list: List) => Found): (list: List) => Found {
  const known = new WeakMap<List, () => Found>();
  return (list) => {
    const found = known.get(list) ?? once(() => compute(list));
    known.set(list, found);
    return found();
  };
}
