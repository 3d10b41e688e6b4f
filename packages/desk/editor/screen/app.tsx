import { useEffect, useState } from 'preact/hooks';
import { CarList } from './car-list';
import { EntryForm } from './entry-form';
import { type Checked, FindingsPage } from './findings-page';
import { HousePage } from './house-page';
import { VersionsPage } from './versions-page';

const PAGES = [
  { path: 'cars', label: 'Cars' },
  { path: 'house', label: 'The house' },
  { path: 'versions', label: 'Versions' },
] as const;

/** The address is '#/cars', '#/entry/data/vehicles/eland.json', '#/new', '#/new/data/vehicles/eland.json'. */
function usePath(): readonly [string, string] {
  const read = () => window.location.hash.replace(/^#\//, '');
  const [path, setPath] = useState(read);
  useEffect(() => {
    const onChange = () => {
      setPath(read());
      window.scrollTo(0, 0);
    };
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  const [page = '', ...rest] = path.split('/');
  return [page || 'cars', rest.join('/')];
}

function useFindings(): Checked {
  const [checked, setChecked] = useState<Checked>({ isStopped: false, isChecking: true, findings: null });
  useEffect(() => {
    const source = new EventSource('/api/findings');
    const update = (change: Partial<Checked>) => setChecked((before) => ({ ...before, isStopped: false, ...change }));
    source.addEventListener('checking', () => update({ isChecking: true }));
    source.addEventListener('findings', ({ data }) => update({ isChecking: false, findings: JSON.parse(data) }));
    // The browser connects again by itself.
    source.addEventListener('error', () => update({ isStopped: true }));
    return () => source.close();
  }, []);
  return checked;
}

export function App() {
  const [page, rest] = usePath();
  const checked = useFindings();
  const faults = checked.findings?.faults.length ?? 0;
  const current = page === 'new' || rest.startsWith('data/vehicles/') ? 'cars' : page === 'entry' ? 'house' : page;
  return (
    <>
      <header class="top">
        <nav aria-label="Desk">
          {PAGES.map(({ path, label }) => (
            <a key={path} href={`#/${path}`} aria-current={current === path ? 'page' : undefined}>
              {label}
            </a>
          ))}
          <a class="check" href="#/check" aria-current={page === 'check' ? 'page' : undefined}>
            Check{faults > 0 && <span class="badge">{faults}</span>}
          </a>
        </nav>
      </header>
      {checked.isStopped && (
        <p class="stopped" role="alert">
          The desk has stopped. What you type is kept in this browser. Start it again with <code>npm run desk</code>.
        </p>
      )}
      <main>
        {page === 'cars' && <CarList />}
        {page === 'house' && <HousePage />}
        {page === 'versions' && <VersionsPage />}
        {page === 'check' && <FindingsPage checked={checked} />}
        {page === 'entry' && <EntryForm key={rest} file={rest} />}
        {page === 'new' && <EntryForm key={`new ${rest}`} file={null} like={rest} />}
      </main>
    </>
  );
}
