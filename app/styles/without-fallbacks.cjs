/**
 * Takes out what Tailwind's variables are, for each element and its pseudo-elements, in browsers that know no @property:
 * all browsers of docs/testing.md know it. And the declarations of variables that no rule reads.
 */
module.exports = () => ({
  postcssPlugin: 'without-fallbacks',
  OnceExit: (root) => {
    root.walkAtRules('layer', (rule) => {
      if (rule.params === 'properties' && rule.nodes) rule.remove();
    });
    const css = root.toString();
    root.walkAtRules('property', (rule) => {
      if (!css.includes(`var(${rule.params}`)) rule.remove();
    });
  },
});
module.exports.postcss = true;
