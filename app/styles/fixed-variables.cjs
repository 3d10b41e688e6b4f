/**
 * Replaces each variable of Tailwind's that never changes by its value. Removes the initial values of the others, which
 * every element and pseudo-element has for browsers without @property. All browsers of docs/testing.md know it.
 */
module.exports = () => ({
  postcssPlugin: 'fixed-variables',
  OnceExit: (root) => {
    root.walkAtRules('layer', (rule) => {
      if (rule.params === 'properties' && rule.nodes) rule.remove();
    });
    const changed = new Map();
    root.walkDecls(/^--tw-/, ({ prop, value }) => {
      changed.set(prop, [...(changed.get(prop) ?? []), value]);
    });
    root.walkAtRules('property', (rule) => {
      const name = rule.params;
      const initial = rule.nodes.find(({ prop }) => prop === 'initial-value')?.value;
      if (changed.get(name)?.some((value) => value !== initial)) return;
      // With its fallback, which may be a function.
      const use = new RegExp(`var\\(${name}(?:,((?:[^()]|\\([^()]*\\))*))?\\)`, 'g');
      root.walkDecls((declaration) => {
        if (declaration.prop === name) declaration.remove();
        else declaration.value = declaration.value.replace(use, (whole, fallback) => initial ?? fallback ?? whole);
      });
      rule.remove();
    });
  },
});
module.exports.postcss = true;
