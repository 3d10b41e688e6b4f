import { useState } from 'preact/hooks';
import { formatMoney } from '@/lib/text/numbers';
import { get, pictureUrl, post } from './api';
import { readDraft } from './drafts';
import { SaveBar } from './save-bar';
import { useSortable } from './sortable';
import type { CarList as Cars, ListedCar } from './types';
import { useLoaded } from './use-loaded';
import { moved } from './values';

/** The cars in the site's order; a move is saved by 'Save'. */
export function CarList() {
  const { result, error, reload } = useLoaded(() => get<Cars>('cars'));
  const [order, setOrder] = useState<readonly ListedCar[] | null>(null);
  const [state, setState] = useState<'idle' | 'saving' | string>('idle');
  const cars = order ?? result?.cars ?? [];
  // A draft is on no page.
  const lastOnHome = cars.filter(({ isDraft }) => !isDraft)[(result?.onHome ?? 0) - 1];
  const move = (from: number, to: number) => {
    if (to >= 0 && to < cars.length) setOrder(moved(cars, from, to));
  };
  const { handle, list, dragged } = useSortable(move);
  const isNew = (index: number) => order !== null && order[index]?.slug !== result?.cars[index]?.slug;
  const isChanged = cars.some((_, index) => isNew(index));

  async function save() {
    setState('saving');
    try {
      const slugs = (list: readonly ListedCar[]) => list.map(({ slug }) => slug);
      const body = { order: slugs(cars), base: slugs(result?.cars ?? []) };
      const { isSaved } = await post<{ isSaved: boolean }>('order', body);
      await reload();
      setOrder(null);
      setState(isSaved ? 'The order is saved.' : 'The cars were changed elsewhere meanwhile: this is the list of now.');
    } catch (failure) {
      setState((failure as Error).message);
    }
  }

  return (
    <>
      <div class="title">
        <h1>Cars</h1>
        <a class="button primary" href="#/new">
          New car
        </a>
      </div>
      {error && <p role="alert">{error}</p>}
      <ol class="cars" {...list}>
        {cars.map((car, index) => (
          <li key={car.slug} data-sort-index={index} class={dragged === index ? 'dragged' : undefined}>
            <span class="handle" title="Drag to another place" {...handle(index)} aria-hidden="true">
              ⠿
            </span>
            <a href={`#/entry/${car.file}`}>
              {car.picture ? <img src={pictureUrl(car.picture)} alt="" loading="lazy" /> : <span class="no-picture" />}
              <span class="name">{car.name}</span>
              <span class="price">{priceText(car.price)}</span>
              <span class={`status ${car.status.toLowerCase()}`}>{car.status}</span>
              {car.isDraft && <span class="draft">draft</span>}
              {car.faults > 0 && <span class="fault">{car.faults} to put right</span>}
              {readDraft(car.file) && <span class="draft">not saved yet</span>}
            </a>
            <span class="move">
              <button
                type="button"
                disabled={index === 0}
                aria-label={`${car.name}: up`}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                disabled={index === cars.length - 1}
                aria-label={`${car.name}: down`}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </button>
            </span>
            {car === lastOnHome && index + 1 < cars.length && (
              <p class="home-line">The cars above are on the home page</p>
            )}
          </li>
        ))}
      </ol>
      {(isChanged || state !== 'idle') && (
        <SaveBar
          state={isChanged ? 'The order is not saved yet.' : state}
          isSaving={state === 'saving'}
          canSave={isChanged}
          onSave={save}
        >
          {isChanged && (
            <button type="button" onClick={() => setOrder(null)}>
              Put back
            </button>
          )}
        </SaveBar>
      )}
    </>
  );
}

/** '45000000' as 'KES 45,000,000'. */
function priceText(price: string): string {
  return /^\d+$/.test(price) ? formatMoney(Number(price)) : price;
}
