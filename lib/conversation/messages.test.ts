import { serialiseDraft } from '@/lib/enquiry/draft';
import { conversations, type Question } from './conversations';
import { withCar } from './draft';
import { conversationMessage, conversationTemplate, groupedInField, missingAnswer } from './messages';
import { ownCarIn } from './own-car';
import { refusal, shrunkSize, unreadable } from './photographs';
import { conversationRoute } from './route';

describe('the message', () => {
  it('has a line for each question that was answered, in their order', () => {
    const answers = { name: ' Amina ', car: 'Audi Q5, 2019', kilometres: ' ', condition: 'One owner.\nTwo scratches.' };
    expect(conversationMessage({ kind: 'sell', answers })).toBe(
      'Hello Savanna, I would like to sell my car.\n\nMy car: Audi Q5, 2019\nAbout it: One owner.\nTwo scratches.\nMy name: Amina',
    );
  });

  it('names the page of the car it is for, while the visitor wants that one', () => {
    const car = { id: 21, name: 'Ferrari 488 GTB' };
    const message = (wanted: string) =>
      conversationMessage({ kind: 'part-exchange', answers: { wanted, car: 'Audi Q5' }, car });
    expect(message('the Ferrari 488 GTB in red')).toContain(
      'I would like: the Ferrari 488 GTB in red\nhttps://cars.example/vehicle/21/\nMy car: Audi Q5',
    );
    expect(message('another one')).not.toContain('/vehicle/');
    const own = conversationMessage({ kind: 'part-exchange', answers: { car: 'my own Ferrari 488 GTB' }, car });
    expect(own).not.toContain('/vehicle/');
  });

  it.each([
    ['82000', '82,000', 'KES 82,000'],
    ['KES 35 000 000', '35,000,000', 'KES 35,000,000'],
    ['about 80k', 'about 80k', 'about 80k'],
    ['12,5', '12,5', '12,5'],
  ])('groups a bare number: %s', (typed, count, sum) => {
    const answers = { car: 'Audi', kilometres: typed, price: typed };
    expect(conversationMessage({ kind: 'sell', answers })).toContain(
      `Kilometres: ${count}\nPrice I have in mind: ${sum}`,
    );
  });

  it.each([
    ['price', '35000000', '35,000,000'],
    ['price', 'KES 35,000,000', '35,000,000'],
    ['price', 'about 80k', 'about 80k'],
    ['car', '911', '911'],
    ['car', '2024', '2024'],
  ])('groups in the field %s: %s', (name, typed, shown) => {
    expect(groupedInField('sell', name, typed)).toBe(shown);
  });

  it('needs the car it is about and a name', () => {
    const missing = (answers: Readonly<Record<string, string>>) =>
      missingAnswer(conversations.sell.questions, answers)?.label;
    expect(missing({ name: 'Amina', car: ' ' })).toBe('Your car');
    expect(missing({ car: 'Audi' })).toBe('Your name');
    expect(missing({ car: 'Audi', name: 'Amina' })).toBeUndefined();
  });

  it('is begun with blanks where there are no scripts', () => {
    expect(conversationTemplate('find')).toBe(
      'Hello Savanna, please find me a car.\n\nThe car I want: \nBudget: \nWhat matters to me: \nMy name: ',
    );
  });
});

it('names a car after the visitor’s own words, once', () => {
  expect(withCar(' ', 'Ferrari')).toBe('Ferrari');
  expect(withCar(' A red one ', 'Ferrari')).toBe('A red one, Ferrari');
  expect(withCar('A red Ferrari', 'Ferrari')).toBe('A red Ferrari');
});

it('has an address of its own for each conversation, about a car or none', () => {
  expect(conversationRoute('sell')).toBe('/sell/#sell');
  expect(conversationRoute('part-exchange', 7)).toBe('/sell/?car=7#part-exchange');
});

describe('a car offered in part-exchange', () => {
  it('goes into a message about several cars, without the fields of its own conversation', () => {
    const fields = { wanted: 'A red one', car: ' Audi Q5, 2019 ', kilometres: '80 000', name: 'Amina' };
    expect(ownCarIn(serialiseDraft({ fields, from: '' }) ?? '')).toEqual({
      car: 'Audi Q5, 2019',
      text: 'I would like to part-exchange my car.\nMy car: Audi Q5, 2019\nKilometres: 80,000',
    });
  });

  it.each(['{"fields":{"kilometres":"80 000"}}', '{"fields":{"car":" "}}', 'null', '['])('is none in %j', (draft) => {
    expect(ownCarIn(draft)).toBeNull();
  });
});

describe('photographs', () => {
  it('are made as small as 1600 pixels on the longer side, and never larger', () => {
    expect(shrunkSize(4000, 3000)).toEqual({ width: 1600, height: 1200 });
    expect(shrunkSize(3000, 4000)).toEqual({ width: 1200, height: 1600 });
    expect(shrunkSize(800, 600)).toEqual({ width: 800, height: 600 });
    expect(shrunkSize(20_000, 3)).toEqual({ width: 1600, height: 1 });
  });

  it('are twelve, none of more than 40 MB', () => {
    const jpeg = { name: 'a.jpg', type: 'image/jpeg', size: 40_000_000 };
    expect(refusal(jpeg, 11)).toBeNull();
    expect(refusal(jpeg, 12)).toMatch(/^a\.jpg is left out: a message takes 12 photographs\./);
    expect(refusal({ ...jpeg, size: 60_000_000 }, 0)).toMatch(
      /^a\.jpg is left out: it has 60 MB, and 40 MB is the most\./,
    );
  });

  it('that cannot be opened are named, with advice', () => {
    const file = { name: 'IMG_1.HEIC', type: '', size: 1 };
    expect(unreadable(file)).toMatch(/cannot open HEIC/);
    expect(unreadable({ ...file, name: 'a', type: 'image/heif' })).toMatch(/cannot open HEIC/);
    expect(unreadable({ ...file, name: 'notes.heic.txt' })).toMatch(/could not be opened as a photograph/);
  });
});

it('cannot be sent without the car it is about and a name, which the browser fills in', () => {
  const required = (questions: readonly Question[]) =>
    questions.filter((one) => one.isRequired).map(({ name }) => name);
  expect(required(conversations.sell.questions)).toEqual(['car', 'name']);
  expect(required(conversations['part-exchange'].questions)).toEqual(['car', 'name']);
  expect(conversations.sell.questions.at(-1)).toMatchObject({ autoComplete: 'name' });
});
