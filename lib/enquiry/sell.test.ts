import { sellEnquiry, sellForms, sellRoute, sellTemplate } from './sell';

it('writes a line for each question that was answered, in their order', () => {
  const answers = { name: ' Amina ', car: 'Audi Q5, 2019', kilometres: ' ', condition: 'One owner.\nTwo scratches.' };
  expect(sellEnquiry(sellForms.sell, answers)).toEqual({
    subject: 'Sell your car',
    body: 'Hello Savanna, I would like to sell my car.\n\nMy car: Audi Q5, 2019\nAbout it: One owner.\nTwo scratches.\nMy name: Amina',
  });
});

it.each([
  ['82000', '82,000', 'KES 82,000'],
  ['KES 35 000 000', '35,000,000', 'KES 35,000,000'],
  ['about 80k', 'about 80k', 'about 80k'],
  ['12,5', '12,5', '12,5'],
])('groups a bare number: %s', (typed, count, sum) => {
  expect(sellEnquiry(sellForms.sell, { car: 'Audi', kilometres: typed, price: typed }).body).toContain(
    `Kilometres: ${count}\nPrice I have in mind: ${sum}`,
  );
});

it('is begun with blanks where there are no scripts', () => {
  expect(sellTemplate(sellForms.find)).toBe(
    'Hello Savanna, please find me a car.\n\nThe car I want: \nBudget: \nWhat matters to me: \nMy name: ',
  );
});

it('has an address for each form, about a car or none', () => {
  expect([sellRoute('sell'), sellRoute('trade-in', 7)]).toEqual(['/sell/#sell', '/sell/?car=7#trade-in']);
});
