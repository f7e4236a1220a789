/**
 * Bundlers can't detect unused prototype methods (docs/decisions/034-search-bytes.md). Calling a removed one throws;
 * the compile fails if a release no longer has it.
 */
import { parseAst } from 'rolldown/parseAst';

export const unusedMethods: Readonly<Record<string, readonly string[]>> = {
  'src/algoliasearch.helper.js': [
    'getQuery searchOnce findAnswers searchForFacetValues nextPage previousPage setCurrentPage getCurrentPage getPage',
    'clearTags addTag removeTag toggleTag hasTag getTags isTagRefined getIndex',
    'addDisjunctiveRefine addRefine addExclude removeDisjunctiveRefine removeRefine removeExclude toggleExclude',
    'toggleRefine toggleRefinement addFacetExclusion removeFacetExclusion toggleFacetExclusion',
    'hasRefinements isExcluded isDisjunctiveRefined containsRefinement _hasDisjunctiveRefinements',
    'addHierarchicalFacetRefinement removeHierarchicalFacetRefinement getHierarchicalFacetBreadcrumb',
    'recommend _recommend _recommendChange _dispatchRecommendResponse _dispatchRecommendError',
    'addFrequentlyBoughtTogether addRelatedProducts addTrendingItems addTrendingFacets addLookingSimilar',
    'removeFrequentlyBoughtTogether removeRelatedProducts removeTrendingItems removeTrendingFacets removeLookingSimilar',
    'searchWithComposition _runComposition searchForCompositionFacetValues',
  ].flatMap((names) => names.split(' ')),
  'src/SearchParameters/index.js': [
    'clearTags addTagRefinement removeTagRefinement toggleTagRefinement isTagRefined toggleRefinement',
    'setFacets setDisjunctiveFacets setHitsPerPage setTypoTolerance getUnrefinedDisjunctiveFacets',
    'addHierarchicalFacet removeHierarchicalFacet addHierarchicalFacetRefinement removeHierarchicalFacetRefinement',
    'toggleHierarchicalFacetRefinement isHierarchicalFacetRefined getHierarchicalFacetBreadcrumb',
    '_getHierarchicalFacetSortBy _getHierarchicalFacetSeparator _getHierarchicalRootPath',
    '_getHierarchicalShowParentLevel addExcludeRefinement removeExcludeRefinement toggleExcludeFacetRefinement',
  ].flatMap((names) => names.split(' ')),
  'src/SearchResults/index.js': ['getFacetStats'],
  'src/DerivedHelper/index.js': ['getModifiedRecommendState'],
  'src/RecommendParameters/index.js': [
    'removeParams addParams addFrequentlyBoughtTogether addRelatedProducts addTrendingItems addTrendingFacets',
    'addLookingSimilar _buildQueries',
  ].flatMap((names) => names.split(' ')),
};

const fails = `function () {
  throw new Error('Left out: see src/render/unused-helper-parts.ts.');
}`;

/** Responses call the first module's function, but never the function it returns. */
const standIns: Readonly<Record<string, string>> = {
  'src/SearchResults/generate-hierarchical-tree.js': `module.exports = function () { return ${fails}; };`,
  'src/utils/sortAndMergeRecommendations.js': `module.exports = ${fails};`,
  'src/RecommendResults/index.js': `module.exports = ${fails};`,
};

/** The subset of @algolia/events used by the helper and InstantSearch. */
export const events = `
module.exports = Events;
function Events() {}
Events.prototype.setMaxListeners = function () {
  return this;
};
Events.prototype.on = Events.prototype.addListener = function (type, listener) {
  // A new list: an event that is under way reaches those that it began with.
  (this._events ??= {})[type] = [...(this._events[type] ?? []), listener];
  return this;
};
Events.prototype.removeListener = function (type, listener) {
  if (this._events?.[type]) this._events[type] = this._events[type].filter((one) => one !== listener);
  return this;
};
Events.prototype.removeAllListeners = function (type) {
  if (type === undefined) this._events = {};
  else delete this._events?.[type];
  return this;
};
Events.prototype.emit = function (type, ...args) {
  const listeners = this._events?.[type];
  if (type === 'error' && !listeners?.length) throw args[0];
  listeners?.forEach((listener) => listener.apply(this, args));
  return !!listeners?.length;
};`;

interface Node {
  type: string;
  start: number;
  end: number;
  body?: Node[];
  expression?: Node;
  left?: Node;
  right?: Node;
  object?: Node;
  property?: Node;
  properties?: Node[];
  key?: Node;
  name?: string;
}

function methodsOf(statement: Node): { name: string; start: number; end: number }[] {
  const { left, right } = statement.expression ?? {};
  if (left?.type !== 'MemberExpression') return [];
  if (left.object?.property?.name === 'prototype')
    return [{ name: left.property!.name!, start: statement.start, end: statement.end }];
  return left.property?.name === 'prototype' && right?.type === 'ObjectExpression'
    ? right.properties!.map(({ key, start, end }) => ({ name: key!.name!, start, end }))
    : [];
}

/** @throws Error for a missing method */
export function withoutMethods(code: string, names: readonly string[]): string {
  const methods = (parseAst(code) as Node).body!.flatMap(methodsOf);
  const gone = methods.filter(({ name }) => names.includes(name));
  const missing = names.filter((name) => !methods.some((method) => method.name === name));
  if (missing.length > 0)
    throw new Error(
      `algoliasearch-helper no longer has ${missing.join(', ')}: correct src/render/unused-helper-parts.ts.`,
    );
  return gone.toReversed().reduce((text, { start, end }) => {
    const after = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
    return text.slice(0, start) + text.slice(end + after);
  }, code);
}

export const withoutUnusedHelperParts = {
  name: 'forecourt:unused-helper-parts',
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  transform: {
    filter: { id: /\/algoliasearch-helper\/src\/|\/@algolia\/events\/events\.js/ },
    handler(code: string, id: string) {
      if (id.includes('/@algolia/events/')) return { code: events, map: null };
      const module = id.split('/algoliasearch-helper/')[1]!.split('?')[0]!;
      const standIn = standIns[module];
      if (standIn) return { code: standIn, map: null };
      const names = unusedMethods[module];
      return names ? { code: withoutMethods(code, names), map: null } : null;
    },
  },
};
