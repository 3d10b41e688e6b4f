import { neighboursOf } from './neighbours';

const all = [{ id: 4 }, { id: 9 }, { id: 2 }];

it('follows the order of the list, not of the ids', () => {
  expect(neighboursOf(all, 9)).toEqual({ previous: { id: 4 }, next: { id: 2 } });
});

it('ends at both ends of the list', () => {
  expect(neighboursOf(all, 4)).toEqual({ previous: undefined, next: { id: 9 } });
  expect(neighboursOf(all, 2)).toEqual({ previous: { id: 9 }, next: undefined });
  expect(neighboursOf(all, 7)).toStrictEqual({ previous: undefined, next: undefined });
});
