import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** The properties that hold labels, hints and sentences for visitors or the dealer. */
const TEXTS = new Set(['label', 'hint', 'title', 'description', 'text', 'what', 'until']);
const TEXT_NODES = new Set(['StringLiteral', 'TemplateLiteral']);

/** A test of a label would repeat it. Messages, which are built from parts, are tested and not ignored. */
function shouldIgnore({ node, parent }) {
  if (!TEXT_NODES.has(node.type)) return undefined;
  if (parent.type === 'ObjectProperty' && TEXTS.has(parent.key.name)) return 'a label or a sentence';
  const isHint = parent.type === 'CallExpression' && parent.callee.property?.name === 'describe';
  return isHint ? 'a hint' : undefined;
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'texts', { shouldIgnore })];
