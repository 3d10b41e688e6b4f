import { islandsSetting } from './setting';

it('is Preact unless the environment says another word, and refuses a word it does not know', () => {
  expect(islandsSetting(undefined)).toBe('preact');
  expect(islandsSetting('react')).toBe('react');
  expect(islandsSetting('off')).toBe('off');
  expect(() => islandsSetting('vue')).toThrow("ISLANDS is 'vue'");
});
