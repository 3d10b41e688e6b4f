/** 'vehicle-3 https://…': the shared picture of the page that was left, and its file. */
export const CARRIED_PICTURE_KEY = 'picture';

/**
 * Between a list and a car's page, shows the file of the last page until the picture has loaded: drawings have no ground, so
 * that one would show behind the other. Runs before the pictures.
 * Browsers without view transitions across documents dispatch neither event.
 */
export function carryPicture(): void {
  const pictureOf = (name: string | undefined) =>
    document.querySelector<HTMLImageElement>(`[data-shared-picture="${name}"] img`);
  let carried: string | null;
  try {
    carried = sessionStorage.getItem(CARRIED_PICTURE_KEY);
  } catch {
    // Storage is blocked.
    return;
  }
  const [name, file] = carried?.split(' ') ?? [];
  if (file) {
    // Requested before the picture is parsed.
    const image = new Image();
    image.src = file;
    // Decoded first: set at once, it would be painted a frame late.
    addEventListener('pagereveal', () =>
      image
        .decode()
        .then(() => {
          const picture = pictureOf(name);
          picture?.style.setProperty(
            'background',
            `url("${file}") var(--fit, center) / cover no-repeat, var(--studio)`,
          );
          return picture?.decode().then(() => picture.style.removeProperty('background'));
        })
        .catch(() => {}),
    );
  }
  addEventListener('pageswap', ({ activation }) => {
    const [, id] = /vehicle\/(\d+)/.exec(activation?.entry.url + location.pathname) ?? [];
    const left = `vehicle-${id}`;
    sessionStorage.setItem(CARRIED_PICTURE_KEY, `${left} ${pictureOf(left)?.currentSrc ?? ''}`);
  });
}
