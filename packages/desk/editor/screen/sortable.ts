import { useRef, useState } from 'preact/hooks';

/**
 * Reordering by drag, with mouse or finger. The items carry `data-sort-index`, the handle takes `handle(index)`.
 * @param move called while the pointer is over another item
 */
export function useSortable(move: (from: number, to: number) => void) {
  const from = useRef(-1);
  const [dragged, setDragged] = useState(-1);
  const stop = () => {
    from.current = -1;
    setDragged(-1);
  };
  return {
    dragged,
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.preventDefault();
        (event.currentTarget as HTMLElement).closest('[data-sort]')?.setPointerCapture(event.pointerId);
        from.current = index;
        setDragged(index);
      },
    }),
    list: {
      'data-sort': '',
      onPointerMove: (event: PointerEvent) => {
        if (from.current < 0) return;
        const list = event.currentTarget as HTMLElement;
        const over = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-sort-index]');
        const to = Number(over?.dataset.sortIndex ?? -1);
        if (!over || !list.contains(over) || to === from.current) return;
        move(from.current, to);
        from.current = to;
        setDragged(to);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  };
}
