/**
 * Takes the place of Next's collect-segment-data (next.config.mjs). Next's module renders the payload of every page again, in the
 * parts that its router prefetches. No page has this router and the build removes the parts; they took half of the time.
 */
export const collectSegmentData = async (): Promise<ReadonlyMap<string, Buffer>> => new Map();

/** No route has anything for its router to prefetch. */
export const collectPrefetchHints = async (): Promise<null> => null;
