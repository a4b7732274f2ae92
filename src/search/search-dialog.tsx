import { graphql } from "gatsby";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Dialog } from "../components/dialog";
import { SmartLink } from "../components/smart-link";
import { useAppState } from "../lib/app-state";
import { fillTemplate } from "../lib/fill-template";
import { loadSearch } from "./load-search";
import type { Search } from "./search-engine";
import { useListCursor } from "./use-list-cursor";
import { color, fontSize, fontWeight, radius, space, touchTarget } from "../theme/style";
import { SearchResult } from "./search-result";

const mostResults = 8;

interface SearchDialogProps {
  text: Queries.SearchDialogTextFragment;
  closeLabel: string;
  onClose: () => void;
  load?: () => Promise<Search>;
}

/**
 * Finds pages as the visitor types: a combobox whose focus stays in the field while the arrow keys go
 * through the results. Each result is a link, which the Enter key follows, and so does a click.
 */
export function SearchDialog({ text, closeLabel, onClose, load = loadSearch }: SearchDialogProps) {
  const { searchQuery, setSearchQuery } = useAppState();
  const [search, setSearch] = useState<Search | "failed" | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    let isGone = false;
    load().then(
      (loaded) => !isGone && setSearch(() => loaded),
      () => !isGone && setSearch("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [load]);

  // What was typed last is still there, ready to be typed over. A layout effect, because the field has
  // the focus by then: a later one would select, and so give up, the first key of a fast typist.
  useLayoutEffect(() => field.current?.select(), []);

  const query = searchQuery.trim();
  const hits = typeof search === "function" && query ? search(query).slice(0, mostResults) : [];
  const cursor = useListCursor(hits.length);
  const activeId = cursor.index === null ? undefined : `${id}-${cursor.index}`;

  const status = () => {
    if (search === "failed") return text.unavailable;
    if (query === "") return text.hint;
    if (search === null) return text.loading;
    if (hits.length === 0) return fillTemplate(text.noResults, { query });
    const { one, many } = text.results;
    return fillTemplate(hits.length === 1 ? one : many, { count: String(hits.length) });
  };

  return (
    <Dialog
      variant="search"
      title={text.title}
      closeLabel={closeLabel}
      onClose={onClose}
      initialFocus={field}
    >
      <label htmlFor={id} css={{ marginBottom: space(1), fontWeight: fontWeight.semibold }}>
        {text.label}
      </label>
      <input
        ref={field}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={hits.length > 0 ? `${id}-results` : undefined}
        aria-activedescendant={activeId}
        aria-describedby={`${id}-status`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={searchQuery}
        onChange={(event) => {
          setSearchQuery(event.target.value);
          cursor.reset();
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            // The focus goes back to the button outside, which would take the key as a press.
            event.preventDefault();
            // Nothing chosen: the best one.
            document.getElementById(activeId ?? `${id}-0`)?.click();
          } else if (cursor.move(event.key)) {
            event.preventDefault();
          }
        }}
        css={{
          width: "100%",
          minHeight: "3rem",
          paddingInline: space(2),
          border: `1px solid ${color.controlLine}`,
          borderRadius: radius.control,
          background: color.surface,
          fontSize: fontSize.large,
        }}
      />
      <p
        id={`${id}-status`}
        role="status"
        css={{ marginTop: space(1), color: color.textMuted, fontSize: fontSize.label }}
      >
        {status()}
      </p>
      {hits.length > 0 && (
        <div
          id={`${id}-results`}
          role="listbox"
          aria-label={text.title}
          css={{ marginTop: space(1.5), marginInline: `-${space(2)}` }}
        >
          {hits.map((hit, index) => (
            <SearchResult
              key={hit.kind + hit.to + hit.title}
              id={`${id}-${index}`}
              hit={hit}
              kind={text.kinds[hit.kind]}
              isActive={index === cursor.index}
              onChoose={onClose}
            />
          ))}
        </div>
      )}
      {(search === "failed" || (search !== null && query !== "" && hits.length === 0)) && (
        <p>
          {/* The header stays from page to page, and the dialog would stay with it. */}
          <SmartLink
            to={text.contact.to}
            onClick={onClose}
            css={{ ...touchTarget, color: color.brand, fontWeight: fontWeight.semibold }}
          >
            {text.contact.label}
          </SmartLink>
        </p>
      )}
    </Dialog>
  );
}

export const fragment = graphql`
  fragment SearchDialogText on SearchText {
    title
    label
    hint
    loading
    unavailable
    results {
      one
      many
    }
    noResults
    contact {
      label
      to
    }
    kinds {
      service
      caseStudy
      person
      legal
      page
    }
  }
`;
