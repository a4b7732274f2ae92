import { useEffect, useMemo, useState } from "react";
import { announce } from "../state/announcement";
import { fillTemplate } from "../lib/fill-template";
import type { Search } from "./search-engine";

const maxResults = 8;

/** In milliseconds. Results are announced after a pause in typing, because each key would interrupt the announcement. */
const typingPause = 600;

/** Searches while the visitor types, and says what is found. */
export function useSearch(
  searchQuery: string,
  text: Queries.SearchDialogFragment,
  load: () => Promise<Search>,
) {
  const [search, setSearch] = useState<Search | "failed" | null>(null);

  useEffect(() => {
    load().then(
      (loaded) => setSearch(() => loaded),
      () => setSearch("failed"),
    );
  }, [load]);

  const query = searchQuery.trim();
  const allHits = useMemo(
    () => (typeof search === "function" && query ? search(query) : []),
    [search, query],
  );
  const hits = allHits.slice(0, maxResults);

  const describe = () => {
    if (search === "failed") return text.unavailable;
    if (query === "") return text.hint;
    if (search === null) return text.loading;
    if (hits.length === 0) return fillTemplate(text.noResults, { query });
    const { one, many, first } = text.results;
    if (allHits.length > hits.length)
      return fillTemplate(first, { shown: hits.length, count: allHits.length });
    return fillTemplate(allHits.length === 1 ? one : many, { count: allHits.length });
  };
  const status = describe();

  useEffect(() => {
    if (query === "") return;
    const timer = setTimeout(() => announce(status), typingPause);
    return () => clearTimeout(timer);
  }, [query, status]);

  /** `isReady` once the search has loaded or failed. */
  return { query, hits, status, isReady: search !== null };
}
