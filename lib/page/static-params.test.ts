import { ofShard, readShard, staticParams } from './static-params';

it.each(['', '2', '0/4', '5/4', '1/0', 'a/b', '1/4/2', '-1/4', '1.5/4'])('refuses the shard %j', (text) => {
  const message = `The shard is '${text}', expected one such as 1/4 to 4/4.`;
  expect(() => readShard(text)).toThrow(expect.objectContaining({ message, cause: text }));
});

it('reads a shard of many', () => {
  expect(readShard('10/12')).toEqual({ index: 10, count: 12 });
});

it('gives every item to one shard, in its order, and to all equally many', () => {
  const items = Array.from({ length: 10 }, (_, index) => index);
  const shards = ['1/4', '2/4', '3/4', '4/4'].map((text) => ofShard(items, readShard(text)));
  expect(shards).toEqual([
    [0, 4, 8],
    [1, 5, 9],
    [2, 6],
    [3, 7],
  ]);
});

it('renders all pages without a shard, and the placeholder of a route without pages', () => {
  expect(staticParams([{ id: '1' }, { id: '2' }], { id: 'none' })).toEqual([{ id: '1' }, { id: '2' }]);
  expect(staticParams([], { id: 'none' })).toEqual([{ id: 'none' }]);
});
