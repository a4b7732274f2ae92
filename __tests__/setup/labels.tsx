import type { ReactNode } from "react";
import { LabelsProvider } from "../../src/state/labels";
import { words } from "./words";

/** What Testing Library's `render` takes as its wrapper: the labels that the layout gives to components. */
export const WithLabels = ({ children }: { children: ReactNode }) => (
  <LabelsProvider value={words.labels}>{children}</LabelsProvider>
);
