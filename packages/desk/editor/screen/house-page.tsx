import { get } from './api';
import { useLoaded } from './use-loaded';

type HouseFile = { readonly name: string; readonly label: string; readonly file: string };

export function HousePage() {
  const { result = [], error } = useLoaded(() => get<readonly HouseFile[]>('files'));
  return (
    <>
      <h1>The house</h1>
      {error && <p role="alert">{error}</p>}
      <ul class="links">
        {result
          .filter(({ name }) => name !== 'order')
          .map(({ file, label }) => (
            <li key={file}>
              <a href={`#/entry/${file}`}>{label}</a>
            </li>
          ))}
        <li>
          <a href="/test-enquiry">Send a test enquiry</a>
        </li>
      </ul>
    </>
  );
}
