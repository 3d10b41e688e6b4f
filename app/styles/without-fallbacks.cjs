/**
 * Takes out what Tailwind's variables are, for each element and its pseudo-elements, in browsers that know no @property:
 * all browsers of CONTRIBUTING.md know it.
 */
module.exports = () => ({
  postcssPlugin: 'without-fallbacks',
  OnceExit: (root) =>
    root.walkAtRules('layer', (rule) => {
      if (rule.params === 'properties' && rule.nodes) rule.remove();
    }),
});
module.exports.postcss = true;
