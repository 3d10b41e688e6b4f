/**
 * A page that shows every screenshot of a run, a row for each screen.
 * @param files PNGs, named by placeOf (shots.ts)
 */
export function sheetOf(run: string, files: readonly string[]): string {
  const places = files.map((file) => file.replaceAll('\\', '/')).sort();
  const screens = [...new Set(places.map(screenOf))];
  const sections = screens.map((screen) => {
    const figures = places.filter((place) => screenOf(place) === screen).map(figureOf);
    return `<h2 id="${screen}">${screen.replaceAll('-', ' ')}</h2>\n<div>${figures.join('\n')}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens of ${run}</title>
<style>
  body { font: 14px system-ui; background: #888 }
  div { display: flex; gap: 8px; overflow-x: auto }
  figure { margin: 0 }
  img { height: 70vh; max-width: 40vw; object-fit: cover; object-position: top }
</style>
<h1>${places.length} screenshots of ${run}</h1>
${sections.join('\n')}
</html>
`;
}

const screenOf = (place: string) => place.split('/')[0] ?? '';

function figureOf(place: string): string {
  const label = place.slice(place.indexOf('/') + 1).replace(/\.png$/, '');
  return `<figure><figcaption>${label}</figcaption><a href="${place}"><img src="${place}" alt="${label}" loading="lazy"></a></figure>`;
}
