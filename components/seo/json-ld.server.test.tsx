import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { vehicleGraph } from '@/lib/page/structured-data';
import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { JsonLd } from './json-ld';

const hostile = '</script><script>alert(1)</script><!--';
const graph = vehicleGraph(specificationVehicle(1, { description: hostile }), []);

describe('Structured data in the page', () => {
  it('is one script element of its own type', () => {
    render(<JsonLd data={graph} />);
    const scripts = document.querySelectorAll('script');
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toHaveAttribute('type', 'application/ld+json');
  });

  it('cannot be ended by text in the data', () => {
    const html = renderToString(<JsonLd data={graph} />);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
  });

  it('parses to its input', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<JsonLd data={graph} />);
    expect(JSON.parse(page.textContent ?? '')).toMatchObject({ name: 'Lamborghini Huracán', description: hostile });
  });
});
