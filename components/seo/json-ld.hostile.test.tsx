import fc from 'fast-check';
import { renderToString } from 'react-dom/server.node';
import { breadcrumbGraph, itemListGraph, vehicleGraph } from '@/lib/page/structured-data';
import { hostileJson, hostileText, wellFormed } from '@/lib/testing/hostile-text';
import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { JsonLd, scriptJson } from './json-ld';

/** As JSON can hold it: -0 is 0 there. */
const asJson = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

it('holds no mark of HTML and no end of a script’s line, and reads back as it was, whatever the data', () => {
  fc.assert(
    fc.property(hostileJson, (value) => {
      const text = scriptJson({ value });
      expect(text).not.toMatch(/[<\r\n\u2028\u2029\p{Surrogate}]/u);
      expect(JSON.parse(text)).toEqual(asJson({ value }));
    }),
  );
});

it('is one script element with the data in it, and nothing after it, whatever the data', () => {
  const page = document.createElement('div');
  fc.assert(
    fc.property(hostileJson, (value) => {
      const html = renderToString(<JsonLd data={{ value }} />);
      expect(html.match(/<\/?[a-z!]/gi)).toEqual(['<s', '</s']);
      page.innerHTML = html;
      expect(page.childNodes).toHaveLength(1);
      expect(page.firstElementChild?.tagName).toBe('SCRIPT');
      expect(JSON.parse(page.textContent ?? '')).toEqual(asJson({ value }));
    }),
  );
});

it('describes a car of any name by the same facts, at an address of its own', () => {
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, fc.integer({ min: 1 }), (name, description, status, id) => {
      const vehicle = { ...specificationVehicle(1, { name, description, status }), id };
      const read = JSON.parse(scriptJson(vehicleGraph(vehicle, [])));
      expect(read).toMatchObject({ '@type': ['Car', 'Product'], name, description });
      expect(new URL(read.url).href).toBe(`https://cars.example/vehicle/${id}/`);
      expect(read.offers).toMatchObject({ '@type': 'Offer', price: 45_000_000 });
      const list = JSON.parse(scriptJson(itemListGraph([vehicle, vehicle])));
      expect(list.itemListElement.map((item: { name: string }) => item.name)).toEqual([name, name]);
      const bar = JSON.parse(scriptJson(breadcrumbGraph([{ label: name, href: '/' }, { label: description }])));
      expect(bar.itemListElement.map((item: { name: string }) => wellFormed(item.name))).toEqual(
        [name, description].map(wellFormed),
      );
    }),
  );
});
