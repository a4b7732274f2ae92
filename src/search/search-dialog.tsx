import { graphql, navigate, prefetchPathname } from "gatsby";
import { type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Dialog } from "../components/dialog";
import { actionLink } from "../components/shared-styles";
import { SmartLink } from "../components/smart-link";
import { isForNewTab } from "../lib/is-for-new-tab";
import { useSearchQuery } from "../state/app-state";
import { color, fontSize, fontWeight, radius, space } from "../theme/style";
import { loadSearch, type Search } from "./search-engine";
import { SearchResult } from "./search-result";
import { useSearch } from "./use-search";

interface SearchDialogProps {
  text: Queries.SearchDialogFragment;
  onClose: () => void;
  load?: () => Promise<Search>;
}

/** A combobox: the focus stays in the field while the arrow keys move through the results. */
export function SearchDialog({ text, onClose, load = loadSearch }: SearchDialogProps) {
  const { searchQuery, setSearchQuery } = useSearchQuery();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  // The query is selected, so that typing replaces it. A passive effect could run after the first key.
  useLayoutEffect(() => field.current?.select(), []);

  const { query, hits, status, isReady } = useSearch(searchQuery, text, load);
  const [chosenIndex, setChosenIndex] = useState<number | null>(null);
  const activeIndex = chosenIndex !== null && chosenIndex < hits.length ? chosenIndex : null;
  const activeId = activeIndex === null ? undefined : `${id}-${activeIndex}`;

  // Enter follows the first result while none is active.
  const likelyAddress = hits[activeIndex ?? 0]?.to;
  useEffect(() => {
    if (likelyAddress !== undefined) prefetchPathname(likelyAddress);
  }, [likelyAddress]);

  const open = (to: string) => {
    onClose();
    navigate(to, { replace: to === location.pathname });
  };

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || isForNewTab(event)) return;
    event.preventDefault();
    open(link.pathname + link.hash);
  };

  return (
    <Dialog variant="search" title={text.title} onClose={onClose}>
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
        // The hint alone describes the field: a screen reader would say the other texts twice.
        aria-describedby={query === "" ? `${id}-status` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        // Searching for a long pasted text would take seconds.
        maxLength={100}
        value={searchQuery}
        onChange={(event) => {
          setSearchQuery(event.target.value);
          setChosenIndex(null);
        }}
        onKeyDown={(event) => {
          // The key belongs to an input method. Safari reports the end of a composition before its last key, which has this code.
          // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari
          if (event.nativeEvent.isComposing || event.keyCode === 229) return;
          if (event.key === "Enter") {
            // Closing moves the focus to the search button, which the same key would click.
            event.preventDefault();
            if (event.repeat) return;
            const hit = hits[activeIndex ?? 0];
            if (hit) open(hit.to);
            return;
          }
          const next = findNextOption(event.key, activeIndex, hits.length);
          if (next === undefined) return;
          event.preventDefault();
          setChosenIndex(next);
          document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: "nearest" });
        }}
        css={{
          minHeight: space(6),
          paddingInline: space(2),
          border: `1px solid ${color.controlLine}`,
          borderRadius: radius.control,
          background: color.surface,
          fontSize: fontSize.body,
        }}
      />
      <p
        id={`${id}-status`}
        css={{ marginTop: space(1), color: color.textMuted, fontSize: fontSize.label }}
      >
        {status}
      </p>
      {hits.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the field's
        <div
          id={`${id}-results`}
          role="listbox"
          aria-label={text.title}
          // A single handler for all links: when a link's own handler changes, Firefox recreates its accessible object, and screen readers read it again.
          onClick={follow}
          css={{ marginTop: space(1.5), marginInline: `-${space(2)}` }}
        >
          {hits.map((hit, index) => (
            <SearchResult
              key={hit.kind + hit.to + hit.title}
              id={`${id}-${index}`}
              hit={hit}
              kind={text.kinds[hit.kind] ?? ""}
              isActive={index === activeIndex}
            />
          ))}
        </div>
      )}
      {(query === "" || (isReady && hits.length === 0)) && (
        <p css={{ display: "flex", flexWrap: "wrap", columnGap: space(3) }}>
          {[...(query === "" ? [text.services] : []), text.contact].map((link, index) => (
            // Navigation does not unmount the header, and with it this dialog.
            <SmartLink key={index} {...link} onClick={onClose} css={actionLink} />
          ))}
        </p>
      )}
    </Dialog>
  );
}

/** Returns the index of the option that a key leads to. Home and End move in the field unless an option is active. */
function findNextOption(key: string, active: number | null, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return active === null ? 0 : (active + 1) % count;
  if (key === "ArrowUp") return ((active ?? 0) - 1 + count) % count;
  if (key === "Home" && active !== null) return 0;
  if (key === "End" && active !== null) return count - 1;
  return undefined;
}

export const fragment = graphql`
  fragment SearchDialog on SearchText {
    title
    label
    hint
    loading
    unavailable
    notLoaded
    results {
      one
      many
      first
    }
    noResults
    services {
      ...SmartLink
    }
    contact {
      ...SmartLink
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
