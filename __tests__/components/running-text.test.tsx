import { render, screen } from "@testing-library/react";
import { Heading } from "../../src/components/heading";
import { Paragraphs } from "../../src/components/paragraphs";

it("breaks a line whose blanks are all no-break ones, and keeps one among others", () => {
  render(<Paragraphs text={"Pasted\u00A0from\u00A0a\u00A0PDF\nA place 5\u00A0km away"} />);
  const [pasted, written] = screen.getAllByRole("paragraph");
  expect(pasted?.textContent).toBe("Pasted from a PDF");
  expect(written?.textContent).toBe("A place 5\u00A0km away");
});

it("breaks no range of figures, in a heading neither", () => {
  render(<Paragraphs text="Results in 90–180 days" />);
  render(<Heading level={2}>Steps 2–3</Heading>);
  for (const range of ["90–180", "2–3"])
    expect(screen.getByText(range)).toHaveStyle("white-space: nowrap");
});
