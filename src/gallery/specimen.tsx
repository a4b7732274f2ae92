import type { ReactNode } from "react";
import { Heading } from "../components/heading";
import { color, media, radius, space } from "../theme/style";
import { colorVariable, palettes, type Theme } from "../theme/tokens";

interface SpecimenProps {
  /** The name of the component. */
  name: string;
  /** The component in each of its states. */
  children: ReactNode;
}

/** A component in both themes, side by side. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <section css={{ marginTop: space(6) }}>
      <Heading level={2} size={3}>
        {name}
      </Heading>
      <div
        css={{
          display: "grid",
          gap: space(2),
          marginTop: space(2),
          [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        <ThemePanel theme="light">{children}</ThemePanel>
        <ThemePanel theme="dark">{children}</ThemePanel>
      </div>
    </section>
  );
}

/** Overrides the page's theme: components take their colours from these variables. */
function ThemePanel({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <div
      data-theme={theme}
      css={{
        ...variablesOf(theme),
        colorScheme: theme,
        position: "relative",
        display: "grid",
        alignContent: "start",
        gap: space(3),
        padding: space(3),
        border: `1px solid ${color.line}`,
        borderRadius: radius.card,
        background: color.surface,
        color: color.text,
      }}
    >
      {children}
    </div>
  );
}

function variablesOf(theme: Theme): Record<string, string> {
  const entries = Object.entries(palettes[theme]);
  return Object.fromEntries(entries.map(([role, value]) => [colorVariable(role), value]));
}

/** States of a component on one line, as far as they fit. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space(2) }}>
      {children}
    </div>
  );
}
