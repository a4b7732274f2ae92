import { createContext, use } from "react";

type SharedLabels = Pick<Queries.Labels, "close">;

const LabelsContext = createContext<SharedLabels | null>(null);

/** Gives components, which may not query, the labels that they share. The layout renders it. */
export const LabelsProvider = LabelsContext.Provider;

/** @throws outside a LabelsProvider */
export function useLabels(): SharedLabels {
  const labels = use(LabelsContext);
  if (!labels) throw new Error("LabelsProvider is missing above this component");
  return labels;
}
