import { islandsSetting } from './setting';

it('is on unless the environment says off, and refuses any other word', () => {
  expect(islandsSetting(undefined)).toBe('on');
  expect(islandsSetting('off')).toBe('off');
  expect(() => islandsSetting('react')).toThrow("ISLANDS is 'react'");
});
