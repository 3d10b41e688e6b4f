/**
 * What `compute` finds in a list, computed once for each list: all pages are made in few processes, and each asks the same of
 * the same list. A list that changes afterwards is not looked at again.
 */
export function oncePerList<List extends object, Found>(compute: (list: List) => Found): (list: List) => Found {
  const known = new WeakMap<List, { readonly found: Found }>();
  return (list) => {
    const entry = known.get(list) ?? { found: compute(list) };
    known.set(list, entry);
    return entry.found;
  };
}
