import type { ReactNode } from "react";
import labels from "@content/labels.json";
import { LabelsProvider } from "../../src/state/labels";

/** What Testing Library's `render` takes as its wrapper: the labels that the layout gives to components. */
export const WithLabels = ({ children }: { children: ReactNode }) => (
  <LabelsProvider value={labels}>{children}</LabelsProvider>
);
