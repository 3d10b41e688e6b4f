/** @jest-environment node */

import { renderToString } from 'react-dom/server';
import { fourteenVehicles } from '@/components/testing/card-vehicles';
import { catalogueOf } from '@/components/testing/catalogue';
import { formatDailyRental, formatMoney } from '@/lib/text/money';

const html = renderToString(catalogueOf(fourteenVehicles));

describe('Section 1: the catalogue in the pre-rendered page', () => {
  it.each(
    fourteenVehicles.map(({ id, name, price, dailyRental, status }) => ({ id, name, price, dailyRental, status })),
  )('holds vehicle $id, $name, with its page and both amounts', ({ id, name, price, dailyRental, status }) => {
    const [card = ''] = html.match(new RegExp(`<article(?:(?!</article>).)*"/vehicle/${id}/".*?</article>`)) ?? [];
    expect(card).toContain(name);
    expect(card).toContain(formatMoney(Number(price)));
    expect(card).toContain(status === 'sold' ? '>Sold<' : formatDailyRental(Number(dailyRental)));
  });

  it('holds each vehicle once', () => {
    expect(html.match(/<article/g)).toHaveLength(14);
  });

  it('counts them all for readers without scripts', () => {
    expect(html).toContain('Showing 14 of 14 vehicles');
  });

  it('holds the filters of the row; the others come when they are opened', () => {
    const labels = [...html.matchAll(/<label for="column-[^>]*>([^<]*)/g)].map(([, label]) => label);
    expect(labels).toEqual(['Search', 'Price Range', 'Brand']);
  });
});
