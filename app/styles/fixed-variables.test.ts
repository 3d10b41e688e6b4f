import postcss, { type Plugin } from 'postcss';

// A package's way to be a plugin of PostCSS: CommonJS, without types.
const fixedVariables = jest.requireActual<() => Plugin>('./fixed-variables.cjs');

const property = (name: string, initial = '') => `@property ${name}{syntax:"*";inherits:false;${initial}}`;
const transformed = (css: string) => postcss([fixedVariables()]).process(css, { from: undefined }).css;

describe('variables of Tailwind’s in a style sheet', () => {
  it('are replaced by the only value they have', () => {
    const css = `.a{--tw-reverse:0;margin:calc(1rem * var(--tw-reverse))}${property('--tw-reverse', 'initial-value:0')}`;
    expect(transformed(css)).toBe('.a{margin:calc(1rem * 0)}');
  });

  it('are replaced by their fallback when they never have a value', () => {
    const css = `.a{filter:var(--tw-blur,) blur(1px);color:var(--tw-tint,var(--ink))}${property('--tw-blur')}${property('--tw-tint')}`;
    expect(transformed(css)).toBe('.a{filter: blur(1px);color:var(--ink)}');
  });

  it('stay when a rule changes them', () => {
    const css = `.a{translate:var(--tw-x) 0}.b{--tw-x:1px}${property('--tw-x', 'initial-value:0')}`;
    expect(transformed(css)).toBe(css);
  });

  it('are not set again for browsers without @property', () => {
    expect(transformed('@layer properties{*{--tw-x:0}}.a{color:red}')).toBe('.a{color:red}');
  });
});
