import { render, screen } from "@testing-library/react";
import { Paragraphs } from "../../src/components/paragraphs";

it("breaks a line whose blanks are all no-break ones, and keeps one among others", () => {
  render(<Paragraphs text={"Pasted\u00A0from\u00A0a\u00A0PDF\nA place 5\u00A0km away"} />);
  const [pasted, written] = screen.getAllByRole("paragraph");
  expect(pasted?.textContent).toBe("Pasted from a PDF");
  expect(written?.textContent).toBe("A place 5\u00A0km away");
});
