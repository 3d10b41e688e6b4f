import { renderToString as render } from 'preact-render-to-string';
import { hydration } from '../runtime/preact/hooks';

/** 'react-dom/server' in component tests: the HTML that an island hydrates, from the server snapshots of its stores. */
export function renderToString(element: Parameters<typeof render>[0]): string {
  hydration.active = true;
  try {
    return render(element);
  } finally {
    hydration.active = false;
  }
}
